export {
  UploadFileDocument,
  type UploadFileMutation,
  type UploadFileMutationVariables,
} from "../gen/graphql.ts";
export { uploadFile, type UploadedFile, type UploadOptions, type UploadTarget } from "./upload-file.ts";
