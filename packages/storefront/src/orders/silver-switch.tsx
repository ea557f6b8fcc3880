import { useFormat } from "@catnip/i18n";
import { Switch } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";

/** Whether silver pays first (R-WAL-1). */
export function SilverSwitch({
  balance,
  checked,
  onChange,
}: {
  balance: number;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t } = useLingui();
  const silver = useFormat().coins(balance);
  return (
    <Switch
      label={t`Use silver first`}
      hint={t`You have ${silver} silver`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
