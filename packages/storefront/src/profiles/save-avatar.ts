import { avatarFileName, imageExtension } from "@catnip/domain/files";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { uploadFile } from "@catnip/sdk/uploads/upload-file.ts";
import { uploadTarget } from "@catnip/site/session/client.ts";
import { cropSquare, type Crop } from "./crop.ts";
import { saveProfile } from "./my-profile.ts";

/** Width and height of a stored avatar, in px, at most: more than any page shows. */
const SIDE_MAX = 640;
/** A cut smaller than this is enlarged: no width is offered beyond a picture's own, and pages ask for more than 80. */
const SIDE_MIN = 240;

/** Cuts the picture, uploads it as `avatar.jpg` or `avatar.png`, and puts it on the profile. */
export async function saveAvatar(
  bitmap: ImageBitmap,
  fileName: string,
  crop: Crop,
  onProgress: (part: number) => void,
): Promise<void> {
  const extension = imageExtension(fileName) ?? ".png";
  const type = extension === ".png" ? "image/png" : "image/jpeg";
  const cut = await cutOut(bitmap, crop, type);
  const file = new File([cut], avatarFileName(extension), { type });
  const { uuid } = await uploadFile(
    uploadTarget(),
    { scope: "user", file, basename: "avatar" },
    { onProgress },
  );
  await saveProfile({ profile: { head: uuid } });
}

async function cutOut(bitmap: ImageBitmap, crop: Crop, type: string): Promise<Blob> {
  const { left, top, side } = cropSquare(bitmap, crop);
  const size = Math.round(Math.min(Math.max(side, SIDE_MIN), SIDE_MAX));
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  canvas.getContext("2d")?.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new ApiFault("file/not-an-image", "The picture cannot be cut.")),
      type,
      0.92,
    ),
  );
}
