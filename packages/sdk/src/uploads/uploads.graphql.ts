// Read by the code generator; screens import the documents from `./index.ts`.

export const uploadFile = /* GraphQL */ `
  mutation UploadFile(
    $scope: UploadScope!
    $scope_uuid: ID
    $file: Upload
    $basename: String
    $folder: String
  ) {
    uploadFile(scope: $scope, scope_uuid: $scope_uuid, file: $file, basename: $basename, folder: $folder) {
      uuid
      path
      url
      width
      height
    }
  }
`;
