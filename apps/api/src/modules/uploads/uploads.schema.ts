import { UPLOAD_SCOPES } from "@catnip/domain/files";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { uploadFile, type UploadedFile } from "./uploads.service.ts";

const UploadScopeRef = closedSet(
  "UploadScope",
  "files",
  UPLOAD_SCOPES,
  "What a picture is for; articles and configuration are for staff.",
  "text",
);

const UploadedFileRef = builder.objectRef<UploadedFile>("UploadedFile").implement({
  description: "A picture that was taken in. It is shown nowhere until something names its `uuid`.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", {
      description: "What names the picture elsewhere, for example `profile.head`.",
    }),
    path: t.exposeString("path", {
      description: "`{scope}/{scope_uuid}/{folder}/{basename}.{type}`; an avatar is always `avatar.{type}`.",
    }),
    url: t.exposeString("url", {
      description:
        "As `Image.url`: `{width}` is to be filled in with a multiple of 80 up to `width`. An avatar's ends in the moment of its upload, `?t=` and milliseconds.",
    }),
    width: t.exposeInt("width", { description: "Pixels of the stored picture, at most 2560." }),
    height: t.exposeInt("height", { description: "Pixels of the stored picture, at most 2560." }),
  }),
});

builder.mutationField("uploadFile", (t) =>
  t.field({
    type: UploadedFileRef,
    description:
      "Takes in a JPEG or PNG picture of at most 20 MB and keeps its pixels only. Asked as multipart/form-data (fields `operations`, `map`, then the file), with `accept-version` and a Bearer token.",
    args: {
      scope: t.arg({ type: UploadScopeRef, required: true, description: "What the picture is for." }),
      scope_uuid: t.arg.id({
        description:
          "The object of that scope: a submission or an article; for user oneself, for configuration nothing in particular, so that it may be left out.",
      }),
      file: t.arg({ type: "Upload", description: "Without it: `file/required`." }),
      basename: t.arg.string({
        description:
          "Name without ending; absent: the file's own. What means something to a file system is left out.",
      }),
      folder: t.arg.string({
        description: "Up to four parts of lower-case letters, digits and hyphens, separated by slashes.",
      }),
    },
    resolve: (_parent, args, context) => uploadFile(context, args),
  }),
);
