import { useState } from "react";
import { styled } from "styled-components";

/** A person's picture, or the first letter of their name. Decorative: the name is beside it or in its link. */
export function Avatar({
  name,
  src,
  size = "2.5rem",
}: {
  name: string;
  src?: string | null | undefined;
  size?: string | undefined;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failed;
  return (
    <Circle aria-hidden style={{ "--avatar": size }}>
      {hasPicture ? (
        <img src={src ?? ""} alt="" loading="lazy" decoding="async" onError={() => setFailed(src ?? null)} />
      ) : (
        <span>{initial(name)}</span>
      )}
    </Circle>
  );
}

/** The first grapheme: accents and surrogate pairs stay whole. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first ? first.segment.toUpperCase() : "?";
}

const Circle = styled.span`
  display: inline-grid;
  place-content: center;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-weight: 680;
  line-height: 1;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  width: var(--avatar);
  height: var(--avatar);
  font-size: calc(var(--avatar) * 0.42);
`;
