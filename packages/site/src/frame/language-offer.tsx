import {
  LANGUAGE_HINT_CLOSED_MAX_AGE_S,
  localePath,
  splitLocalePath,
  type Locale,
} from "@catnip/domain/locales";
import { languageName } from "@catnip/i18n";
import { ButtonLink, CloseIcon, IconButton, media, yieldsToPresses } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { rememberLanguage } from "../languages/language.ts";
import { useLocale } from "../languages/locale.ts";
import { NoticeRoom } from "./notice-room.tsx";

/** The bar of `LanguageHint`: a link to the page in another language, and a close button, whose use is stored. */
export function LanguageOffer({ offered, onClose }: { offered: Locale; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const path = splitLocalePath(pathname)?.path ?? "/";
  return (
    <Bar aria-label={t`Language`} ref={bar}>
      <NoticeRoom of={bar} />
      {/* In the offered language, which is the one the visitor reads. */}
      <span lang={offered}>{HINTS[offered]}</span>
      <ButtonLink
        size="s"
        document
        lang={offered}
        href={localePath(offered, path) + search}
        onClick={() => rememberLanguage(offered)}
      >
        {languageName(offered)}
      </ButtonLink>
      <IconButton
        size="s"
        label={t`Close`}
        onClick={() => {
          rememberLanguage(locale, LANGUAGE_HINT_CLOSED_MAX_AGE_S);
          onClose();
        }}
      >
        <CloseIcon />
      </IconButton>
    </Bar>
  );
}

const HINTS: Record<Locale, string> = {
  "de-DE": "Diese Seite gibt es auch auf Deutsch.",
  "en-US": "This page is also available in English.",
  "es-ES": "Esta página también está disponible en español.",
  "fr-FR": "Cette page existe aussi en français.",
  "ja-JP": "このページは日本語でもご覧いただけます。",
  "ko-KR": "이 페이지는 한국어로도 볼 수 있습니다.",
  "pt-BR": "Esta página também está disponível em português.",
  "ru-RU": "Эта страница доступна и на русском языке.",
  "th-TH": "หน้านี้มีภาษาไทยด้วย",
  "tr-TR": "Bu sayfa Türkçe olarak da mevcut.",
  "vi-VN": "Trang này cũng có bằng tiếng Việt.",
  "zh-CN": "本页面也提供简体中文版。",
  "zh-TW": "本頁面也提供繁體中文版。",
};

const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--dock-height, 0px);
  z-index: 34;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--overlay);
  border-top: 1px solid var(--line);
  font-size: var(--size-s);
  ${yieldsToPresses}
  & > a,
  & > button {
    flex: none;
  }
  ${media.phone} {
    inset-inline: var(--space-2);
    justify-content: space-between;
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    padding-inline: var(--space-3) var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-overlay);
  }
`;
