/**
 * The fields of a posted form. A body that is no form (anybody may send one) has none, which every action answers as
 * it answers an empty form.
 */
export const formFields = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());
