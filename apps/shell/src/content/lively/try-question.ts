/**
 * For `data-try-question`: a choice opens the explanation, and `data-try-result` shows whether it was right. Without scripts the reader
 * opens the explanation.
 */
export function bindTryQuestion(page: ParentNode): () => void {
  const form = page.querySelector<HTMLElement>("[data-try-question]");
  const result = form?.querySelector<HTMLElement>("[data-try-result]");
  const explanation = form?.querySelector("details");
  if (!form || !result || !explanation) return () => undefined;
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isRight = target.value === form.dataset.tryQuestion;
    result.textContent = (isRight ? result.dataset.right : result.dataset.wrong) ?? "";
    result.dataset.tone = isRight ? "success" : "danger";
    explanation.open = true;
  };
  form.addEventListener("change", choose);
  return () => form.removeEventListener("change", choose);
}
