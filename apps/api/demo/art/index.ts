export { renderAvatarSvg, renderBannerSvg, renderEmptyImageSvg } from "./banners.ts";
export { renderCoverSvg, type CoverShape } from "./covers.ts";
export { renderWebp } from "./render.ts";
export { renderScreenshotSvg } from "./screenshots.ts";
