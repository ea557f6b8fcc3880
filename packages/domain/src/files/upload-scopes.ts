/** What a picture may be uploaded for; the last two are for staff. */
export const UPLOAD_SCOPES = ["user", "store_submit", "article", "configuration"] as const;

export type UploadScope = (typeof UPLOAD_SCOPES)[number];
