/** Media types browsers need for a game's files; everything else is binary. No charset: see `representation.ts`. */
const ENDINGS: Readonly<Record<string, string>> = {
  "text/html": "html htm",
  "application/xhtml+xml": "xhtml xht",
  "text/javascript": "js mjs cjs jsx",
  "text/css": "css",
  "text/vtt": "vtt",
  "text/csv": "csv",
  "text/markdown": "md",
  "application/yaml": "yaml yml",
  "application/json": "json map gltf tmj tsj ldtk",
  "application/manifest+json": "webmanifest",
  "application/xml": "xml tmx tsx fnt plist",
  // Scripts and shaders of engines: Tyrano and KAG, Ren'Py, Ink, Twine, Bitsy, GLSL.
  "text/plain":
    "txt atlas ini cfg log srt ks tjs rpy ink twee tw bitsy vert frag glsl vs fs geom comp wgsl lua py toml properties",
  "application/wasm": "wasm",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "application/gzip": "gz",
  "image/png": "png",
  "image/apng": "apng",
  "image/jpeg": "jpg jpeg jpe jfif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/bmp": "bmp",
  "image/svg+xml": "svg",
  "image/x-icon": "ico cur",
  "image/jxl": "jxl",
  "image/ktx2": "ktx2",
  "image/tiff": "tif tiff",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/ogg": "ogg oga opus",
  "audio/flac": "flac",
  "audio/wav": "wav",
  "audio/webm": "weba",
  "audio/midi": "mid midi",
  "video/mp4": "mp4 m4v",
  "video/webm": "webm",
  "video/ogg": "ogv",
  "video/quicktime": "mov",
  "video/x-matroska": "mkv",
  "font/woff": "woff",
  "font/woff2": "woff2",
  "font/ttf": "ttf",
  "font/otf": "otf",
  "font/collection": "ttc",
  "model/gltf-binary": "glb",
};
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(ENDINGS).flatMap(([type, endings]) =>
    endings.split(" ").map((ending) => [ending, type] as const),
  ),
);

/** The media type of a file by its extension, without a charset. */
export function mediaType(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return TYPES.get(ending) ?? "application/octet-stream";
}

/** Whether files of a type may state a charset. Scripts and styles have that of their page, as they had on its author's disk. */
export const isText = (type: string): boolean =>
  /^text\/(?!javascript|css)|^application\/(?:json|xml|yaml|xhtml\+xml|manifest\+json)$|^image\/svg\+xml$/.test(
    type,
  );
