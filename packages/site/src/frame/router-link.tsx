import type { LinkProps } from "@catnip/ui";
import { Link } from "react-router";

/** Connects the kit's links to the router. Other sites and other languages are full page loads. */
export function RouterLink({
  href,
  document: isDocument,
  replace,
  keepScroll,
  children,
  ...rest
}: LinkProps) {
  // On the server the router's link is the same markup, at a tenth of the cost: an address that begins with "/" is whole.
  if (import.meta.env.SSR || isDocument || !href.startsWith("/") || href.startsWith("/auth/")) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      replace={replace ?? false}
      preventScrollReset={keepScroll ?? false}
      // The page knows all routes from the start (`bundler/site-config.ts`), so links need no mark for finding more.
      discover="none"
      {...rest}
    >
      {children}
    </Link>
  );
}
