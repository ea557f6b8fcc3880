export { ALONE_MAX, needsSecondPerson } from "./needs-second-person.ts";
export type { AloneMax, DoneAlone, Intended, MoneyAct } from "./needs-second-person.ts";
