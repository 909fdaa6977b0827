import type { AppStore } from "@dryrun/api-client/base";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { chosenRelease } from "./choice.ts";
import { knownEntries } from "./list.ts";
import { versionOf } from "./load.ts";
import { openDocument, type Place } from "./recover.ts";
import { watchUnsaved } from "./unsaved.ts";

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
