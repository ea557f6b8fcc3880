import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Avatar, PlainLink } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";

/** A person in a list. All null: an anonymous player, whose account is gone. */
export interface Person {
  readonly uuid: string | null;
  readonly nickname: string | null;
  readonly head: string | null;
}

/** What a person is called; anonymous without a nickname. */
export function usePersonName(person: Pick<Person, "nickname">): string {
  const { t } = useLingui();
  return person.nickname ?? t`Anonymous player`;
}

/** A person's name, as a link to their page if there is one. */
export function PersonName({ person }: { person: Person }) {
  const path = usePath();
  const name = usePersonName(person);
  if (person.uuid === null) return <strong>{name}</strong>;
  return (
    <NameLink href={path(`/user/${person.uuid}`)} dir="auto">
      {name}
    </NameLink>
  );
}

/** A person's picture; pressing it opens their card. */
export function PersonAvatar({ person, size = "2.5rem" }: { person: Person; size?: string }) {
  const { t } = useLingui();
  const name = usePersonName(person);
  const { uuid } = person;
  // Twice the displayed size, for high-density screens.
  const picture = <Avatar name={name} src={person.head && imageUrl(person.head, 80)} size={size} />;
  if (uuid === null) return picture;
  return (
    <Press
      type="button"
      aria-label={t`About ${name}`}
      aria-haspopup="dialog"
      onClick={() => void openPopup({ name: "user", props: { uuid } })}
    >
      {picture}
    </Press>
  );
}

const NameLink = styled(PlainLink)`
  color: inherit;
  font-weight: 620;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
const Press = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  align-self: start;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  /* The target is larger than the picture. */
  &::after {
    content: "";
    position: absolute;
    inset: min(0px, (100% - var(--target)) / 2);
  }
  &:hover {
    filter: brightness(1.12);
  }
`;
