import type { ErrorCode } from "@catnip/domain/errors";
import { useEffect, useState } from "react";
import type { ProofList } from "./proofs.server.ts";
import { askForProofs, proofProblem, sendProof, type ProofAnswer } from "./send-proof.ts";

/** The pictures of a transfer, and the state of the current change. */
export function useProofs(path: string, initial: ProofList | null) {
  const [list, setList] = useState(initial);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  /** The fraction sent, 0 to 1; null: nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  /** The picture whose upload failed, for a retry. */
  const [failed, setFailed] = useState<File | null>(null);
  const [isAttached, setAttached] = useState(false);

  const isUnknown = list === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isGone = false;
    void askForProofs(path).then((answer) => {
      // The instructions are complete without the list.
      if (!isGone && "proofs" in answer) setList(answer);
    });
    return () => {
      isGone = true;
    };
  }, [path, isUnknown]);

  const take = (answer: ProofAnswer): boolean => {
    if ("code" in answer) {
      setProblem(answer.code);
      return false;
    }
    setProblem(null);
    setList(answer);
    return true;
  };
  return {
    list,
    problem,
    sent,
    failed,
    isAttached,
    attach: async (file: File) => {
      setAttached(false);
      setFailed(null);
      const refused = proofProblem(file);
      setProblem(refused);
      if (refused) return;
      setSent(0);
      const isTaken = take(await sendProof(path, file, setSent));
      setSent(null);
      setAttached(isTaken);
      if (!isTaken) setFailed(file);
    },
    remove: async (uuid: string) => {
      setAttached(false);
      setFailed(null);
      take(await askForProofs(path, uuid));
    },
  };
}
