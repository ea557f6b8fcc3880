import type { LinkProps } from "@catnip/ui";
import { Link } from "react-router";

/** The kit's links with the router behind them. Other sites and other languages load a whole document. */
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
