/**
 * The fields of a posted form. A body that is not a form (any client may send one) yields none, so actions treat it
 * like an empty form.
 */
export const formFields = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());
