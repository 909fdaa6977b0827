import type { AppStore } from "@dryrun/api-client/base";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { chosenRelease } from "./choice.ts";
import { knownEntries } from "./list.ts";
import { versionOf } from "./load.ts";
import { openDocument, type Place } from "./recover.ts";
import { watchUnsaved } from "./unsaved.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

/** Whether something that runs here has been released again, or rolled back. Without a version nothing is known, as in development. */
const hasMoved = () =>
  knownEntries().some((entry) => {
    const running = versionOf(entry.name);
    return running !== "" && running !== chosenRelease(entry).version;
  });

const OPENED = "opened-for-releases";
/**
 * Notes for this tab which releases a new document is opened for. False when that was tried before: it came with the old ones, and
 * would again.
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
    return false; // it could not be known that a document was opened
  }
}

/**
 * After a part or the shell was released, the next page that the person asks for, by a link or by Back, comes in a new document:
 * the only way to the new release. It is opened once the router is there, so that the address and its state are written. If the
 * person continues before it comes, it leads to where they continue. A page that holds something unsaved is left without one;
 * navigations of the program, as after a form was saved, keep their notices. Returns what stops it.
 */
export function followReleases(
  router: Router,
  store: Pick<AppStore, "getState">,
  open: (place: Place) => void = openDocument,
): () => void {
  const unsaved = watchUnsaved(store);
  let here = router.state.location.pathname;
  let asked: string | undefined;
  let isHeld = false;
  let opening: string | undefined;
  const openAt = (place: Place, state: string) => {
    const at = `${state} ${place.pathname}${place.search}${place.hash}`;
    if (at === opening) return;
    opening = at;
    open(place);
  };
  const onClick = ({ target }: MouseEvent) => {
    asked = target instanceof Element ? target.closest("a")?.pathname : undefined;
  };
  const onBack = () => {
    asked = location.pathname;
  };
  document.addEventListener("click", onClick, true);
  addEventListener("popstate", onBack, true);
  const unsubscribe = router.subscribe(({ location: place, navigation }) => {
    // The document that is under way would end the router's work and with it the person's next click.
    if (opening !== undefined) return openAt(navigation.location ?? place, navigation.state);
    const { pathname } = navigation.location ?? place;
    const leaves = pathname !== here && pathname === asked;
    // Asked before the page that is left is taken down.
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
