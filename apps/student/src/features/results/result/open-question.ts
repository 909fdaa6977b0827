/** Opens a question of the page and focuses it. */
export function openQuestion(number: number) {
  const question = document.getElementById(`question-${number}`);
  if (!(question instanceof HTMLDetailsElement)) return;
  question.open = true;
  question.querySelector("summary")?.focus({ preventScroll: true });
  question.scrollIntoView?.({ block: "start" });
}
