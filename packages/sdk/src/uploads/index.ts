/** Written by `pnpm generate` from the operations beside it. */
export {
  UploadFileDocument,
  type UploadFileMutation,
  type UploadFileMutationVariables,
} from "../gen/graphql.ts";
