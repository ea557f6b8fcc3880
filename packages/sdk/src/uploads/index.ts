export {
  UploadFileDocument,
  type UploadFileMutation,
  type UploadFileMutationVariables,
} from "../gen/graphql.ts";
