import type { PartEntry } from "@dryrun/domain/system/releases";
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from "@dryrun/remote-kit/router";
import { Frame } from "./frame/frame.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";
import { PageError } from "./frame/page-error.tsx";
import { PageFault } from "./frame/page-fault.tsx";
import { PageWaiting } from "./frame/page-waiting.tsx";
import { RemoteError } from "./frame/remote-error.tsx";
import { loadEntries } from "./releases/list.ts";
import { loadOnce, ownerOf } from "./releases/load.ts";
import type { Place } from "./releases/recover.ts";

type Discovery = Pick<Parameters<PatchRoutesOnNavigationFunction>[0], "path" | "patch" | "signal">;

/** What kept the routes of the page from coming that is opened now. */
let fault: unknown = null;
/**
 * A loader for the places of pages that are not there yet. patchRoutesOnNavigation must not throw by itself: the router would
 * give the error to the page that matches the beginning of the path, which is the home page.
 */
function throwFault() {
  if (fault) throw fault;
  return null;
}

/**
 * Where a part's routes will go. The parent has no path: with one it would be a full match itself and nothing would be asked
 * for. The splats make every URL of the part, its prefixes too, a match that patchRoutesOnNavigation is called for.
 */
const slotOf = ({ name, owns }: PartEntry): RouteObject => ({
  id: `remote:${name}`,
  ErrorBoundary: RemoteError,
  children: owns.map((prefix) => ({ path: `${prefix}/*`, loader: throwFault, Component: NotFoundPage })),
});

/** A layout's pages fail within it: its bars stay, and so does the rest of the part. */
export function withPageErrors(route: RouteObject): RouteObject {
  if (!route.children || !(route.Component || route.lazy)) return route;
  return { ...route, children: [{ ErrorBoundary: PageError, children: route.children }] } as RouteObject;
}

/** The part, or the document again with the release before, at the place that is wanted. */
const loadOrFallBack = (owner: PartEntry, signal: AbortSignal, wanted: () => Place) =>
  loadOnce(owner).catch(async (error: unknown) => {
    const recovery = await import("./releases/recover.ts").catch(() => undefined);
    if (signal.aborted || !(await recovery?.fallsBack(owner, error, signal))) throw error;
    recovery?.openDocument(wanted());
    return new Promise<never>(() => {}); // the document ends here
  });

export function createShellRouter(pages: readonly RouteObject[]) {
  const own = [...pages];
  const patched = new Set<string>();
  const shell: RouteObject = {
    id: "shell",
    Component: Frame,
    ErrorBoundary: PageFault,
    HydrateFallback: PageWaiting,
    children: [
      ...pages.map(withPageErrors),
      // Paths that the shell does not own wait for the list of parts; if that fails, the page says so.
      {
        id: "others",
        ErrorBoundary: RemoteError,
        children: [{ path: "*", loader: throwFault, Component: NotFoundPage }],
      },
    ],
  };
  /** The router ignores what a navigation patches after another one has replaced it, so that one patches nothing. */
  async function patchPart({ path, patch, signal }: Discovery) {
    const entries = await loadEntries();
    if (signal.aborted) return;
    if (!patched.has("shell")) {
      patched.add("shell");
      patch("shell", entries.map(slotOf));
    }
    const owner = ownerOf(entries, path);
    if (!owner || patched.has(owner.name)) return; // called again for every path with a parameter
    const { routes } = await loadOrFallBack(owner, signal, () => router?.state.navigation.location ?? location);
    if (signal.aborted || patched.has(owner.name)) return; // another navigation was first
    patched.add(owner.name);
    patch(`remote:${owner.name}`, routes.map(withPageErrors));
  }
  /** The first navigation begins before the router is given to the caller. */
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  router = createBrowserRouter([shell], {
    async patchRoutesOnNavigation(discovery) {
      const { path, signal } = discovery;
      fault = null;
      // The router calls this for every path with a parameter, such as links in mails, which need no list of parts.
      if (matchRoutes(own, path)) return;
      const found = await patchPart(discovery).then(
        () => null,
        (error: unknown) => error ?? new Error(`No routes for ${path}`),
      );
      if (!signal.aborted) fault = found;
    },
  });
  return router;
}

/** Settles when the first page's code and data are loaded. */
export function isReady(router: ReturnType<typeof createShellRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
