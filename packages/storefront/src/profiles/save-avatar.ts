import { avatarFileName, imageExtension } from "@catnip/domain/files";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { uploadFile } from "@catnip/sdk/uploads/upload-file.ts";
import { uploadTarget } from "@catnip/site/session/client.ts";
import { cropSquare, type Crop } from "./crop.ts";
import { saveProfile } from "./my-profile.ts";

/** Maximum width and height of a stored avatar, in px: more than any page shows. */
const SIDE_MAX = 640;
/** A smaller crop is enlarged: the CDN offers no width beyond a picture's own, and pages request more than 80. */
const SIDE_MIN = 240;

/** Crops the picture, uploads it as `avatar.jpg` or `avatar.png`, and saves it in the profile. */
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
