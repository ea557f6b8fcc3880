import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { PROOF_TYPES } from "./send-proof.ts";

/**
 * The native file field in our style: phones offer camera and photos, and a file can be dropped on it. A chosen file is
 * sent at once. Enabled once the page's scripts have loaded, since they send it.
 */
export function ProofField({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const isAwake = useBrowserValue(() => true, false);
  return (
    <Place>
      <input
        type="file"
        accept={PROOF_TYPES.join(",")}
        disabled={!isAwake || isBusy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again after a rejection.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <span>
        <Trans>Choose a picture</Trans>
      </span>
    </Place>
  );
}

const Place = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 4rem;
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-soft);
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--text-faint);
    cursor: progress;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;
