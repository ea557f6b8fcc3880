import { ALONE_MAX, type AloneMax, type MoneyAct } from "@catnip/domain/second-person";

const isMoneyAct = (name: string): name is MoneyAct => Object.hasOwn(ALONE_MAX, name);

/**
 * Limits that an installation lowers: `ALONE_MAX="credit=5000 payout=0"`, in meowcent. Raising one would let old books
 * pass as if two people had looked at them (R-TWO-3).
 *
 * @throws Error with one sentence for an unknown name, or more than the product's own limit
 */
export function readAloneMax(text: string | undefined): Partial<AloneMax> | undefined {
  if (!text?.trim()) return undefined;
  return Object.fromEntries(
    text
      .trim()
      .split(/[\s,]+/)
      .map((setting) => {
        const [, name = "", amount = ""] = /^([a-z-]+)=(\d{1,15})$/.exec(setting) ?? [];
        if (!isMoneyAct(name))
          throw new Error(
            `ALONE_MAX has "${setting}": it holds settings such as credit=5000, with one of ${Object.keys(ALONE_MAX).join(", ")}.`,
          );
        if (Number(amount) > ALONE_MAX[name])
          throw new Error(`ALONE_MAX can lower ${name} below ${ALONE_MAX[name]}, not raise it to ${amount}.`);
        return [name, Number(amount)];
      }),
  );
}
