export { renderAvatarSvg, renderBannerSvg, renderEmptyImageSvg } from "./banners.ts";
export { renderCoverSvg } from "./covers.ts";
export { renderWebp } from "./render.ts";
export { renderScreenshotSvg } from "./screenshots.ts";
