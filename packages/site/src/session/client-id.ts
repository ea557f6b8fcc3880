/** The site's OAuth client id: its folder name, which is also its name to the host. */
export const CLIENT_ID: string = import.meta.env["SITE_NAME"];
