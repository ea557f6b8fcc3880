/** Links to a user's profiles elsewhere. */
export type Social = {
  /** Null for others unless its owner shows it. */
  readonly email: string | null;
  readonly email_show: boolean;
  readonly google: string | null;
  readonly facebook: string | null;
  readonly twitter: string | null;
};
