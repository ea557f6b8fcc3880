import type { LinkProps } from "@catnip/ui";
import type { MouseEvent } from "react";
import { useLinkClickHandler } from "react-router";

/** Connects the kit's links to the router. Other sites and other languages are full page loads. */
export function RouterLink({ document: isDocument, replace, keepScroll, ...link }: LinkProps) {
  // The server has no clicks to handle: there every link is the same markup without the router.
  if (import.meta.env.SSR || isDocument || !PATH_OF_PAGE.test(link.href)) {
    const { children, ...rest } = link;
    return <a {...rest}>{children}</a>;
  }
  return <PageLink {...link} replace={replace} keepScroll={keepScroll} />;
}

/**
 * The router's own link would bring along its prefetching and its discovery of routes, which no site uses, and work on
 * addresses that are complete here.
 */
function PageLink({ href, replace = false, keepScroll = false, children, onClick, ...link }: LinkProps) {
  const { target } = link;
  const lead = useLinkClickHandler(href, {
    replace,
    preventScrollReset: keepScroll,
    ...(target !== undefined && { target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) lead(event);
  };
  return (
    <a href={href} {...link} onClick={press}>
      {children}
    </a>
  );
}

/** Of this site, and answered by a page of it. */
const PATH_OF_PAGE = /^\/(?!\/|auth\/)/;
