import type { ErrorCode } from "@catnip/domain/errors";
import { IMAGE_BYTES_MAX, IMAGE_EXTENSIONS, imageUploadProblem } from "@catnip/domain/files";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, ProgressBar, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CENTRED, type Crop } from "./crop.ts";
import { CropStage } from "./crop-stage.tsx";
import { FileField } from "./file-field.tsx";
import { saveAvatar } from "./save-avatar.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** A new avatar. */
    avatar: { props: Record<string, never>; result: "saved" };
  }
}

interface Picture {
  readonly file: File;
  readonly bitmap: ImageBitmap;
}

/** Lets the player choose a picture, crop it to a square, and upload it as the avatar (R-UPL-1, R-UPL-3). */
export default function AvatarPopup({ close }: { close: (result?: "saved") => void }) {
  const { t, i18n } = useLingui();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState<Crop>(CENTRED);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [sent, setSent] = useState(0);
  const choose = async (file: File | undefined) => {
    setPicture(null);
    setCrop(CENTRED);
    const refused = file && problemOf(file);
    if (!file || refused) return setProblem(refused ?? null);
    // Applies the orientation, as the server will.
    const bitmap = await createImageBitmap(file).catch(() => null);
    setProblem(bitmap ? null : "file/not-an-image");
    if (bitmap) setPicture({ file, bitmap });
  };
  const saving = useAction(
    async () => {
      if (!picture) return setProblem("file/required");
      await saveAvatar(picture.bitmap, picture.file.name, crop, setSent);
      return "saved" as const;
    },
    (result) => {
      if (result === "saved") close("saved");
    },
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Your picture</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <FileField
              label={t`Picture`}
              hint={t`JPEG or PNG, 20 MB at most. We store only the part you see, without location or camera data.`}
              accept={IMAGE_EXTENSIONS.join(",")}
              error={problem && i18n._(errorText(problem))}
              onFile={(file) => void choose(file)}
            />
            {picture && <CropStage bitmap={picture.bitmap} crop={crop} onCrop={setCrop} />}
            {saving.isBusy && <ProgressBar label={t`Uploading`} value={Math.round(sent * 100)} />}
            <Text size="s" tone="soft">
              <Trans>Everyone can see your picture. Please choose a suitable one.</Trans>
            </Text>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={saving.isBusy} onClick={() => saving.run()}>
            <Trans>Save</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

function problemOf(file: File): ErrorCode | null {
  const problem = imageUploadProblem(file);
  if (problem === "file-required") return "file/required";
  if (problem) return "file/not-an-image";
  return file.size > IMAGE_BYTES_MAX ? "file/too-large" : null;
}
