import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * The `Allow` header of a 405, for every address of a site: POST where there is an action.
 *
 * @param routes the routes of the site's server build
 */
export function allowedMethods(routes: ServerBuild["routes"]): (pathname: string) => string {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    known
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }): RouteObject => {
        const at = path === undefined ? { id } : { id, path };
        return index ? { ...at, index } : { ...at, children: below(id) };
      });
  const tree = below(undefined);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const hasAction = id !== undefined && routes[id]?.module.action !== undefined;
    return hasAction ? "GET, HEAD, POST" : "GET, HEAD";
  };
}
