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
  if (isDocument || !href.startsWith("/") || href.startsWith("/auth/")) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} replace={replace ?? false} preventScrollReset={keepScroll ?? false} {...rest}>
      {children}
    </Link>
  );
}
