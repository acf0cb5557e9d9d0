/** What a `canDrop` answers, as the sentence that is shown: null when it may. */
export function refusalReason(answer: boolean | string): string | null {
  if (answer === true) return null;
  return answer === false ? "Can't move here" : answer;
}
