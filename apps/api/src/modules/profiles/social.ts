/** Links to a user's profiles elsewhere. */
export type Social = {
  /** Null for others unless its owner shows it. */
  readonly email: string | null;
  readonly email_show: boolean;
  /** Each null for others unless its owner shows it. */
  readonly google: string | null;
  readonly google_show: boolean;
  readonly facebook: string | null;
  readonly facebook_show: boolean;
  readonly twitter: string | null;
  readonly twitter_show: boolean;
};
