import { ServerStyleSheet } from "styled-components";

/** Collects the styles of one page where sources are served; null in a build, whose files have them all (R-WEB-66). */
export const pageStyleSheet = (): ServerStyleSheet | null =>
  import.meta.env.PROD ? null : new ServerStyleSheet();
