/** The body of an answer, piece by piece as it was sent. */
export function reading({ body }: Response) {
  if (!body) throw new Error("The answer has no body");
  const reader = body.pipeThrough<string>(new TextDecoderStream()).getReader();
  return {
    next: async () => (await reader.read()).value,
    /** Waits until nothing more comes, and returns what came before that. */
    ended: async (): Promise<string> => {
      let rest = "";
      for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
      return rest;
    },
    cancel: () => reader.cancel(),
  };
}
