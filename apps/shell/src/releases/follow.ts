import type { AppStore } from "@dryrun/api-client/base";
import { isPageHeld } from "@dryrun/remote-kit/held-page";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { chosenRelease } from "./choice.ts";
import { knownEntries } from "./list.ts";
import { versionOf } from "./load.ts";
import { openDocument, type Place } from "./recover.ts";

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
function watchUnsaved(store: Pick<AppStore, "getState">) {
  const typing = watchTyping();
  const isSending = () => Object.values(store.getState().api.mutations).some((sent) => sent?.status === "pending");
  return { has: () => isPageHeld() || typing.hasText() || isSending(), stop: typing.stop };
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

/** Whether a running part or the shell was released or rolled back. False without a version, as in development. */
const hasMoved = () =>
  knownEntries().some((entry) => {
    const running = versionOf(entry.name);
    return running !== "" && running !== chosenRelease(entry).version;
  });

const OPENED = "opened-for-releases";
/**
 * Notes for this tab which releases a new document is opened for. Returns false if that was tried before: the document loaded the old ones,
 * and would again.
 */
function isFirstTime(): boolean {
  const wanted = knownEntries()
    .map((entry) => `${entry.name} ${chosenRelease(entry).version}`)
    .join();
  try {
    if (sessionStorage.getItem(OPENED) === wanted) return false;
    sessionStorage.setItem(OPENED, wanted);
    return true;
  } catch {
    return false; // without storage, opening could repeat for ever
  }
}

/**
 * After a release of a part or the shell, the next page that the person opens, by a link or by Back, loads in a new document: the only way
 * to the new release. It opens after the router has written the address and its state. If the person continues before it loads, it opens
 * the later page. A page with unsaved data is left within the document; navigations by the program, such as after saving a form, keep their
 * notices. Returns a function that stops it.
 */
export function followReleases(
  router: Router,
  store: Pick<AppStore, "getState">,
  open: (place: Place) => void = openDocument,
): () => void {
  const unsaved = watchUnsaved(store);
  let here = router.state.location.pathname;
  let requestedVersion: string | undefined;
  let isHeld = false;
  let opening: string | undefined;
  const openAt = (place: Place, state: string) => {
    const at = `${state} ${place.pathname}${place.search}${place.hash}`;
    if (at === opening) return;
    opening = at;
    open(place);
  };
  const onClick = ({ target }: MouseEvent) => {
    requestedVersion = target instanceof Element ? target.closest("a")?.pathname : undefined;
  };
  const onBack = () => {
    requestedVersion = location.pathname;
  };
  document.addEventListener("click", onClick, true);
  addEventListener("popstate", onBack, true);
  const unsubscribe = router.subscribe(({ location: place, navigation }) => {
    // The loading document would end the router's work and with it the person's next click.
    if (opening !== undefined) return openAt(navigation.location ?? place, navigation.state);
    const { pathname } = navigation.location ?? place;
    const leaves = pathname !== here && pathname === requestedVersion;
    // Checked before the current page unmounts.
    if (leaves) isHeld ||= unsaved.has();
    if (navigation.state !== "idle") return;
    const mayOpen = leaves && !isHeld && navigator.onLine;
    here = place.pathname;
    isHeld = false;
    if (!mayOpen || !hasMoved() || !isFirstTime()) return;
    openAt(place, navigation.state);
  });
  return () => {
    unsubscribe();
    unsaved.stop();
    document.removeEventListener("click", onClick, true);
    removeEventListener("popstate", onBack, true);
  };
}
