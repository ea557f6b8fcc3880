import { builder } from "../../platform/builder.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { openPayLink } from "./open-pay-link.ts";
import { confirmPayTicket, createPayTicket, provePayVisit } from "./pay-tickets.ts";

const PayTicketRef = builder
  .objectRef<{ readonly token: string; readonly expires_at: Date }>("PayTicket")
  .implement({
    description: "A single-use right to pay as this user.",
    fields: (t) => ({
      token: t.exposeString("token", { description: "`credential.token` of a pay link." }),
      expires_at: t.expose("expires_at", {
        type: "DateTime",
        description: "After this moment it is good for nothing.",
      }),
    }),
  });

builder.mutationField("createPayTicket", (t) =>
  t.field({
    type: PayTicketRef,
    description: "A single-use ticket (60 s) that lets the pay site act for this user.",
    args: { platform_key: t.arg.string({ required: true, description: "The shop the buyer comes from." }) },
    resolve: (_parent, { platform_key }, context) =>
      createPayTicket(context, requireViewer(context), platform_key),
  }),
);

builder.mutationField("openPayLink", (t) =>
  t.field({
    type: "Boolean",
    description:
      "Pay site: a link from a shop has arrived. Uses its ticket up; the browser then goes round by the shop, whose session says that it asked for it.",
    args: {
      data: t.arg.string({ required: true, description: "The `data` of the pay link: base64 of JSON." }),
      platform_key: t.arg.string({ required: true, description: "The brand whose pay site this is." }),
      challenge: t.arg.string({
        required: true,
        description: "SHA-256 (base64url) of a secret that only this browser keeps.",
      }),
    },
    resolve: async (_parent, { data, platform_key, challenge }, context) => {
      await openPayLink(context, { data, platformKey: platform_key, challenge });
      return true;
    },
  }),
);

const PayProofRef = builder.objectRef<{ readonly proof: string }>("PayProof").implement({
  description: "A session's word that it asked for a ticket.",
  fields: (t) => ({
    proof: t.exposeString("proof", {
      description: "Good once, for 60 seconds, in the browser that opened the link.",
    }),
  }),
});

builder.mutationField("confirmPayTicket", (t) =>
  t.field({
    type: PayProofRef,
    description:
      "The shop's server: confirms that this very session asked for the ticket of an opened link; `pay/other-browser` for anybody else's.",
    args: { challenge: t.arg.string({ required: true, description: "As it was given to `openPayLink`." }) },
    resolve: (_parent, { challenge }, context) =>
      confirmPayTicket(context, requireViewer(context), challenge),
  }),
);

builder.mutationField("provePayVisit", (t) =>
  t.field({
    type: PayProofRef,
    description:
      "The shop's server: confirms that the player is signed in in the browser that the pay site sent, so that it may look at its user's payments.",
    args: {
      platform_key: t.arg.string({ required: true, description: "The shop's brand." }),
      challenge: t.arg.string({
        required: true,
        description: "SHA-256 (base64url) of a secret that only this browser keeps for the pay site.",
      }),
    },
    resolve: (_parent, { challenge, platform_key }, context) =>
      provePayVisit(context, requireViewer(context), { challenge, platformKey: platform_key }),
  }),
);
