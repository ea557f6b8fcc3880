/**
 * Memoizes a function's last result, for arguments that rarely change from one call to the next.
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
