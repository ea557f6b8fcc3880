import { createTheme, themeRules } from "@catnip/ui";
import { BaseStyle } from "@catnip/ui/base-style.tsx";
import type { ReactNode } from "react";

/** Fonts, theme and base styles, as in the document of a shop. */
export function Document({
  accent,
  properties,
  children,
}: {
  accent: `#${string}`;
  properties?: Readonly<Record<`--${string}`, string>>;
  children: ReactNode;
}) {
  return (
    <>
      <BaseStyle />
      <style
        dangerouslySetInnerHTML={{
          __html: themeRules({
            theme: createTheme(accent),
            light: createTheme(accent, "light"),
            ...(properties && { properties }),
          }),
        }}
      />
      {children}
    </>
  );
}
