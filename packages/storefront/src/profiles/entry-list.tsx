import { METADATA_ITEMS_MAX } from "@catnip/domain/profiles";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Notice, PlusIcon, Stack, Text, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { moved, putBack } from "./entries.ts";
import { EntryRow } from "./entry-row.tsx";
import { saveEntries, type MyEntry } from "./my-profile.ts";
import { useSaver } from "./use-saver.ts";

/** The player's own entries: add, edit, order, hide, delete with undo (R-PRF-3, R-PRF-9). */
export function Entries({ entries }: { entries: readonly MyEntry[] }) {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<{ readonly entry: MyEntry; readonly index: number } | null>(null);
  const [told, setTold] = useState("");
  const saving = useSaver(entries, saveEntries);
  const { shown } = saving;

  const move = (index: number, by: -1 | 1) => {
    const name = shown[index]?.name ?? "";
    const place = String(index + by + 1);
    const count = String(shown.length);
    saving.run(moved(shown, index, by));
    setTold(t`${name} is now number ${place} of ${count}.`);
  };
  const remove = (index: number) => {
    const entry = shown[index];
    if (!entry) return;
    setDeleted({ entry, index });
    saving.run(shown.toSpliced(index, 1));
  };
  const restore = () => {
    if (!deleted) return;
    saving.run(putBack(shown, deleted.index, deleted.entry));
    setDeleted(null);
  };
  const deletedName = deleted?.entry.name ?? "";

  return (
    <Stack gap={4}>
      <Text tone="soft">
        <Trans>Anything else that others should know: a line, a longer text or a link.</Trans>
      </Text>
      {shown.length > 0 && (
        <List>
          {shown.map((entry, index) => (
            <EntryRow
              key={entry._cid}
              entry={entry}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onMove={(by) => move(index, by)}
              onEdit={() => void openPopup({ name: "meMetadata", props: { cid: entry._cid } })}
              onShow={(show) => saving.run(shown.with(index, { ...entry, show }))}
              onDelete={() => remove(index)}
            />
          ))}
        </List>
      )}
      {deleted && (
        <Notice
          tone="info"
          closeLabel={t`Close`}
          onClose={() => setDeleted(null)}
          action={
            <Button kind="secondary" size="s" onClick={restore}>
              <Trans comment="Takes back the deletion of something">Undo</Trans>
            </Button>
          }
        >
          <Trans>“{deletedName}” was deleted.</Trans>
        </Notice>
      )}
      <div>
        <Button
          kind="secondary"
          icon={<PlusIcon />}
          disabled={shown.length >= METADATA_ITEMS_MAX}
          onClick={() => void openPopup({ name: "meMetadata", props: { cid: null } })}
        >
          <Trans>Add an entry</Trans>
        </Button>
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Stack>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
