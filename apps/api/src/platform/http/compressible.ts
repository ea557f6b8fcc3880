const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|graphql-response\+json)|image\/svg\+xml)/;

/**
 * Whether answers of this media type are sent compressed to those who take it. They depend on `Accept-Encoding` then,
 * and so must a 304 and a part of them say, which the server does not compress.
 */
export const isCompressible = (mediaType: string): boolean => COMPRESSIBLE.test(mediaType);

/** `Vary` for answers of this media type. */
export const varyOf = (mediaType: string): { readonly vary?: string } =>
  isCompressible(mediaType) ? { vary: "Accept-Encoding" } : {};
