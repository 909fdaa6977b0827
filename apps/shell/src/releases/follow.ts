import { isPageHeld } from "@dryrun/remote-kit/held-page";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { chosenRelease } from "./choice.ts";
import { knownEntries } from "./list.ts";
import { versionOf } from "./load.ts";
import { openDocument, type Place } from "./recover.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

/** Whether something that runs here has been released again, or rolled back. Without a version nothing is known, as in development. */
const hasMoved = () =>
  knownEntries().some((entry) => {
    const running = versionOf(entry.name);
    return running !== "" && running !== chosenRelease(entry).version;
  });

/**
 * After a part or the shell was released, the next page that the person asks for, by a link or by Back, comes in a new document:
 * the only way to the new release. A page that holds something unsaved is left without one; navigations of the program, as after
 * a form was saved, keep their notices. Returns what stops it.
 */
export function followReleases(router: Router, open: (place: Place) => void = openDocument): () => void {
  let here = router.state.location.pathname;
  let asked: string | undefined;
  const onClick = ({ target }: MouseEvent) => {
    asked = target instanceof Element ? target.closest("a")?.pathname : undefined;
  };
  const onBack = () => {
    asked = location.pathname;
  };
  document.addEventListener("click", onClick, true);
  addEventListener("popstate", onBack, true);
  const unsubscribe = router.subscribe(({ location: place, navigation }) => {
    const next = navigation.location ?? place;
    const leaves = next.pathname !== here && next.pathname === asked;
    if (navigation.state === "idle") here = place.pathname;
    // Asked before the page that is left is taken down.
    if (!leaves || !hasMoved() || isPageHeld()) return;
    asked = undefined;
    open(next);
  });
  return () => {
    unsubscribe();
    document.removeEventListener("click", onClick, true);
    removeEventListener("popstate", onBack, true);
  };
}
