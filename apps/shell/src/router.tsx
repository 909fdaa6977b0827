import { createBrowserRouter, type RouteObject } from "@dryrun/remote-kit/router";
import { Frame } from "./frame/frame.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";
import { PageFault } from "./frame/page-fault.tsx";
import { PageWaiting } from "./frame/page-waiting.tsx";
import { RemoteError } from "./frame/remote-error.tsx";
import { loadOnce, ownerOf, type RemoteEntry } from "./remotes.ts";

/**
 * Where a part's routes will go. The parent has no path: with one it would be a full match itself and nothing would be asked
 * for. The splats make every URL of the part, its prefixes too, a match that patchRoutesOnNavigation is called for.
 */
const slotOf = ({ name, owns }: RemoteEntry): RouteObject => ({
  id: `remote:${name}`,
  ErrorBoundary: RemoteError,
  children: owns.map((prefix) => ({ path: `${prefix}/*`, Component: NotFoundPage })),
});

export function createShellRouter(pages: readonly RouteObject[], entries: readonly RemoteEntry[]) {
  const patched = new Set<string>();
  const children = [...pages, ...entries.map(slotOf), { path: "*", Component: NotFoundPage }];
  const shell: RouteObject = {
    id: "shell",
    Component: Frame,
    ErrorBoundary: PageFault,
    HydrateFallback: PageWaiting,
    children,
  };
  return createBrowserRouter([shell], {
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = ownerOf(entries, path);
      if (!owner || patched.has(owner.name)) return; // called again for every path with a parameter
      const { routes } = await loadOnce(owner);
      if (patched.has(owner.name)) return; // another navigation was first
      patched.add(owner.name);
      patch(`remote:${owner.name}`, [...routes]);
    },
  });
}

/** Settles when the first page's code and data are there. */
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
