/** The OAuth client that a site signs people in as: the name of its folder, which is its name to the host as well. */
export const CLIENT_ID: string = import.meta.env["SITE_NAME"];
