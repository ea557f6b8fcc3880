/**
 * The same function, which remembers its last answer: whoever asks the same as last time is not answered anew. For what most
 * ask alike, and some differently.
 */
export function asLastTime<Question, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  let last: { readonly question: Question; readonly answer: Answer } | null = null;
  return (question) => {
    if (last === null || last.question !== question) last = { question, answer: answer(question) };
    return last.answer;
  };
}
