import type { Notice, TextInLanguage } from "@catnip/domain/articles";

/** A broadcast article with what its popup shows. */
export interface ShownNotice extends Notice {
  readonly broadcast_started_at: string | null;
  readonly broadcast_ended_at: string | null;
  readonly publishedAt: string;
  /** A path of the shop or an https address; null: nowhere. */
  readonly leadsTo: string | null;
  readonly headline: TextInLanguage;
  /** The language of the text. */
  readonly lang: string;
  /** Sanitized; null: too long for a popup, which then shows the excerpt. */
  readonly html: string | null;
  readonly excerpt: string;
}
