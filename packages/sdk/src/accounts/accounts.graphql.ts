// Read by the code generator; screens import the documents from `./index.ts`.

export const rootAdmin = /* GraphQL */ `
  query RootAdmin {
    isRootAdmin
  }
`;

export const setMeAuthTime = /* GraphQL */ `
  mutation SetMeAuthTime($data_creation_source: String) {
    setMeAuthTime(data_creation_source: $data_creation_source)
  }
`;

export const sendUserDeletionCode = /* GraphQL */ `
  mutation SendUserDeletionCode {
    sendUserDeletionCode {
      code_seconds
      resend_seconds
      pending_payments
    }
  }
`;

export const delUser = /* GraphQL */ `
  mutation DelUser($code: String!) {
    delUser(code: $code)
  }
`;
