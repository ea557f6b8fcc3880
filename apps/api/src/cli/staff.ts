import { leaveWith } from "./leave-with.ts";
import { runStaff } from "./staff/run-staff.ts";

/**
 * `pnpm staff list`: who has which role, and which changes wait. `pnpm staff give <mail> <role> --reason …`, `pnpm
 * staff take <mail> <role> --reason …`: gives or takes a role. The first root of an installation is made here alone;
 * later `finance` and `root` wait until a root confirms them (R-ROL-8). Exit code 0: done, requested, or already so; 1:
 * refused, and why; 2: not understood. Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop
 * where one is running on it.
 */
await runStaff(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);
