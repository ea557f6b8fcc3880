import type { LinkProps } from "@catnip/ui";
import { Link } from "react-router";

/** Connects the kit's links to the router. Other sites and other languages are full page loads. */
export function RouterLink({
  document: isDocument,
  replace,
  keepScroll,
  href,
  children,
  ...link
}: LinkProps) {
  if (isDocument || !PATH_OF_PAGE.test(href))
    return (
      <a href={href} {...link}>
        {children}
      </a>
    );
  return (
    <Link
      {...link}
      to={href}
      discover="none"
      replace={replace ?? false}
      preventScrollReset={keepScroll ?? false}
    >
      {children}
    </Link>
  );
}

/** A URL of this site that has a page. */
const PATH_OF_PAGE = /^\/(?!\/|auth\/)/;
