const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|graphql-response\+json)|image\/svg\+xml)/;

/**
 * Whether answers of this media type are compressed for clients that accept it. They then vary by `Accept-Encoding`,
 * and so must their 304 and partial answers, which the server does not compress. Events are sent as they happen, and
 * none may wait in an encoder.
 */
export const isCompressible = (mediaType: string): boolean => COMPRESSIBLE.test(mediaType);

/** `Vary` for answers of this media type. */
export const varyOf = (mediaType: string): { readonly vary?: string } =>
  isCompressible(mediaType) ? { vary: "Accept-Encoding" } : {};
