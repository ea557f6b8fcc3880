import { made, owned, type Names } from "../../../testing/object-access/named.ts";

const newCase = { topic: "order", text: "Where is my game?", locale: "en-US" };

export const names: Names = {
  "addSupportCase.uuid": made("support message", (uuid) => ({ ...newCase, uuid })),
  "addSupportCase.reference.id": owned("purchase", (id) => ({
    ...newCase,
    uuid: "0198c0de-0000-7000-8000-000000000066",
    reference: { kind: "order", id },
  })),
  "getSupportCase.number": owned("support case", (number) => ({ number })),
  "addSupportCaseMessage.uuid": made("support message", (uuid, by) => ({
    uuid,
    number: by.things["support case"],
    text: "Is there any news?",
  })),
  "addSupportCaseMessage.number": owned("support case", (number) => ({
    uuid: "0198c0de-0000-7000-8000-000000000067",
    number,
    text: "Is there any news?",
  })),
  "closeSupportCase.number": owned("support case", (number) => ({ number })),
  "findSupportCase.number": "staff",
  "addSupportCaseReply.uuid": "staff",
  "addSupportCaseReply.number": "staff",
  "assignSupportCase.number": "staff",
  "setSupportCaseState.number": "staff",
};
