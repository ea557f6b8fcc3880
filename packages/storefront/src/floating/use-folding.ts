import { FLOATING_FOLD_MS } from "@catnip/domain/timing";
import { useEffect, useState } from "react";

/** Whether something is expanded: for five seconds, and after that as the visitor decides. */
export function useFolding(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setOver(true), FLOATING_FOLD_MS);
    return () => clearTimeout(id);
  }, []);
  return [chosen ?? !isOver, setChosen];
}
