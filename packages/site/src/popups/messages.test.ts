import type { ErrorCode } from "@catnip/domain/errors";
import { createTranslator } from "@catnip/i18n";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { confirm, offerNext, showError, showMessage } from "./messages.ts";

/** The popup's result, and where it leads. */
const { opened, answer, login, logout } = vi.hoisted(() => ({
  opened: vi.fn<(request: { readonly props: { readonly text: string } }) => void>(),
  answer: { value: undefined as "confirmed" | undefined },
  login: vi.fn<() => void>(),
  logout: vi.fn<() => void>(),
}));
vi.mock("./open-popup.ts", () => ({
  openPopup: async (request: { readonly props: { readonly text: string } }) => {
    opened(request);
    return answer.value;
  },
}));
vi.mock("../session/login.ts", () => ({ login, logout }));

const reload = vi.fn<() => void>();
vi.stubGlobal("window", { location: { reload } });

const i18n = createTranslator("en-US", {});
const fails = (code: ErrorCode) => showError(new ApiFault(code, "for the log"), i18n);

beforeEach(() => {
  for (const each of [opened, login, logout, reload]) each.mockReset();
  answer.value = undefined;
});

const textShown = () => opened.mock.lastCall?.[0].props.text;

// R-ERR-1
test("an error is shown with the message of its code, an unknown one with that of 9999", async () => {
  await fails("quest/redemption-code-used");
  expect(opened).toHaveBeenCalledWith({
    name: "message",
    props: expect.objectContaining({ kind: "error", code: "quest/redemption-code-used" }),
  });
  expect(textShown()).toBe("This code has already been used.");
  opened.mockReset();
  await showError(new Error("secret stack"), i18n);
  expect(textShown()).toBe("An unknown error occurred. If it happens again, please contact support.");
});

// R-ERR-4
test("an expired session is logged out, a held-back page reloads, all others just close", async () => {
  await fails("auth/id-token-expired");
  expect([logout.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  await fails("pay/new-tab-prevent");
  expect([logout.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  await fails("store/not-found");
  expect([logout.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test("an action that needs an account offers to log in, and leads there only if confirmed", async () => {
  await fails("auth/login-required");
  expect(login).not.toHaveBeenCalled();
  answer.value = "confirmed";
  await fails("auth/login-required");
  expect(login).toHaveBeenCalledTimes(1);
});

test("a question and an offer are answered by Confirm; closing them means no", async () => {
  expect([await confirm("Sure?"), await offerNext("Done.", "Thanks", "Play now")]).toEqual([false, false]);
  answer.value = "confirmed";
  expect([await confirm("Sure?"), await offerNext("Done.", "Thanks", "Play now")]).toEqual([true, true]);
  await showMessage("Done.", "Thanks");
  expect(opened).toHaveBeenLastCalledWith({
    name: "message",
    props: { kind: "message", text: "Done.", title: "Thanks" },
  });
});
