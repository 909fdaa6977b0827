import type { AppStore } from "@dryrun/api-client/base";
import { isPageHeld } from "@dryrun/remote-kit/held-page";

/** Fields for text outside of forms. Forms report unsaved text themselves (`useHeldPage`); a search or a filter loses nothing. */
const TEXT = "textarea, input, [contenteditable]";
const SAFE = "[data-holds-page], [role=search], [type=search], [type=checkbox], [type=radio]";

const textOf = (field: Element) =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : field.textContent;

/** Detects typing outside of such forms: in a dialog, a cell, an editor. */
function watchTyping() {
  const before = new WeakMap<Element, string | null>();
  const typed = new Set<Element>();
  const fieldOf = ({ target }: Event) => {
    const field = target instanceof Element ? target.closest(TEXT) : null;
    return field && !field.closest(SAFE) ? field : null;
  };
  const onFocus = (event: Event) => {
    const field = fieldOf(event);
    if (field && !before.has(field)) before.set(field, textOf(field));
  };
  const onInput = (event: Event) => {
    const field = fieldOf(event);
    if (field) typed.add(field);
  };
  document.addEventListener("focusin", onFocus, true);
  document.addEventListener("input", onInput, true);
  return {
    hasText() {
      for (const field of typed) if (!field.isConnected) typed.delete(field);
      return [...typed].some((field) => textOf(field) !== (before.get(field) ?? ""));
    },
    stop() {
      document.removeEventListener("focusin", onFocus, true);
      document.removeEventListener("input", onInput, true);
    },
  };
}

/** Whether a new document would lose something: unsaved text, or a change on its way to the server. */
export function watchUnsaved(store: Pick<AppStore, "getState">) {
  const typing = watchTyping();
  const isSending = () => Object.values(store.getState().api.mutations).some((sent) => sent?.status === "pending");
  return { has: () => isPageHeld() || typing.hasText() || isSending(), stop: typing.stop };
}
