import type { Accounts } from "../modules/accounts/index.ts";
import type { Services } from "../platform/context.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { Resizer } from "../platform/images/resize.ts";

/** Reports progress to the user at the terminal. */
export type Step = <Result>(says: string, work: () => Promise<Result>) => Promise<Result>;

export type SeedServices = {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly files: FileStore;
  readonly resizer: Resizer;
};
