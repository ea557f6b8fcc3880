import { useFormat } from "@catnip/i18n";
import { Trans } from "@lingui/react/macro";

/** Why nothing can be bought at the moment: a disputed payment, a debt, or both. */
export function FreezeReasons({
  owed,
  disputed,
}: {
  /** In meowcent. */
  owed: number;
  disputed: boolean;
}) {
  const format = useFormat();
  const debt = format.coins(owed);
  return (
    <>
      {disputed && (
        <p>
          <Trans>
            One of your payments is disputed. You keep your coins, but you cannot buy anything until the
            dispute is settled.
          </Trans>
        </p>
      )}
      {owed > 0 && (
        <p>
          <Trans>
            You owe {debt} coins: they were spent before the money for them was taken back. Coins that you add
            pay this debt first.
          </Trans>
        </p>
      )}
    </>
  );
}
