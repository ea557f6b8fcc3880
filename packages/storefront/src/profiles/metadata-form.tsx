import {
  canConfirmMetadata,
  checkMetadata,
  METADATA_NAME_LENGTH_MAX,
  METADATA_TYPES,
  METADATA_VALUE_LENGTH_MAX,
  type MetadataProblem,
  type MetadataType,
} from "@catnip/domain/profiles";
import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, Select, Stack, TextArea, TextField } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";
import { saveEntries, type MyEntry } from "./my-profile.ts";

const EntryDraft = v.object({ name: v.string(), type: v.picklist(METADATA_TYPES), value: v.string() });

/**
 * The form of one entry. Confirm requires a name and a value; other errors are shown at their fields, and nothing is
 * saved.
 */
export function MetadataForm({
  entries,
  cid,
  close,
}: {
  entries: readonly MyEntry[];
  cid: string | null;
  close: (result?: "saved") => void;
}) {
  const { t, i18n } = useLingui();
  const form = useId();
  const entry = entries.find(({ _cid }) => _cid === cid);
  const draft = useDraft(`entry.${cid ?? "new"}`, EntryDraft, {
    name: entry?.name ?? "",
    type: entry?.type ?? "string",
    value: entry?.value ?? "",
  });
  const { name, type, value } = draft.value;
  const [problem, setProblem] = useState<MetadataProblem | null>(null);
  const saving = useAction(
    async () => {
      const checked = checkMetadata(draft.value);
      setProblem("problem" in checked ? checked.problem : null);
      if ("problem" in checked) return false;
      await saveEntries(withEntry(entries, entry, checked.item));
      return true;
    },
    (isSaved) => {
      if (!isSaved) return;
      draft.drop();
      close("saved");
    },
  );
  const edit = (change: Partial<typeof draft.value>) => {
    setProblem(null);
    draft.set({ ...draft.value, ...change });
  };
  const valueProblem = problem && !problem.startsWith("name") ? i18n._(PROBLEMS[problem]) : null;
  const valueProps = {
    label: type === "url" ? t`Web address` : t`Text`,
    value,
    error: valueProblem,
    required: true,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canConfirmMetadata(draft.value)) saving.run();
  };
  return (
    <>
      <Dialog.Body>
        <form id={form} onSubmit={submit} noValidate>
          <Stack gap={4}>
            <TextField
              label={t`Name`}
              value={name}
              required
              error={problem?.startsWith("name") ? i18n._(PROBLEMS[problem]) : null}
              onChange={(event) => edit({ name: event.currentTarget.value })}
            />
            <Select
              label={t({ message: "Type", comment: "Of an entry in a profile: line, longer text, link" })}
              value={type}
              onChange={(event) => {
                const next = METADATA_TYPES.find((known) => known === event.currentTarget.value);
                if (next) edit({ type: next });
              }}
              options={METADATA_TYPES.map((each) => ({ value: each, label: i18n._(TYPE_NAMES[each]) }))}
            />
            {type === "textarea" ? (
              <TextArea
                {...valueProps}
                rows={5}
                onChange={(event) => edit({ value: event.currentTarget.value })}
              />
            ) : (
              <TextField
                {...valueProps}
                type={type === "url" ? "url" : "text"}
                inputMode={type === "url" ? "url" : "text"}
                placeholder={type === "url" ? "https://" : undefined}
                onChange={(event) => edit({ value: event.currentTarget.value })}
              />
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button kind="secondary" onClick={() => close()}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={form} disabled={!canConfirmMetadata(draft.value)} busy={saving.isBusy}>
          <Trans>Confirm</Trans>
        </Button>
      </Dialog.Footer>
    </>
  );
}

type Checked = Pick<MyEntry, "name" | "type" | "value" | "url">;

/** The entry in its place; a new one at the end, with an id, so that saving it is idempotent. */
function withEntry(
  entries: readonly MyEntry[],
  before: MyEntry | undefined,
  item: Checked,
): readonly MyEntry[] {
  if (!before) return [...entries, { ...item, _cid: crypto.randomUUID(), show: true }];
  return entries.map((each) => (each._cid === before._cid ? { ...each, ...item } : each));
}

const TYPE_NAMES: Record<MetadataType, MessageDescriptor> = {
  string: msg`One line`,
  textarea: msg`Several lines`,
  url: msg({ message: "Link", comment: "Type of an entry in a profile" }),
};

const PROBLEMS: Record<MetadataProblem, MessageDescriptor> = {
  "name-empty": msg`Please enter a name.`,
  "name-too-long": msg`Please shorten it: ${METADATA_NAME_LENGTH_MAX} characters at most.`,
  "value-empty": msg`Please enter a text.`,
  "value-too-long": msg`Please shorten it: ${METADATA_VALUE_LENGTH_MAX} characters at most.`,
  "type-unknown": msg`Please choose a type.`,
  "url-invalid": msg`Please enter a full web address, such as https://example.com.`,
};
