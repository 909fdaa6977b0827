import { type User, useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Mark } from "@dryrun/design-system/pages/mark";
import { homeOf } from "@dryrun/domain/auth/destination";
import type { PartEntry } from "@dryrun/domain/system/releases";
import { usePageTitle } from "@dryrun/remote-kit/page";
import type { IN_OWN_FRAME, InFrameFor } from "@dryrun/remote-kit/remote";
import {
  createBrowserRouter,
  Link,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from "@dryrun/remote-kit/router";
import { Frame } from "./frame/frame.tsx";
import { PageError } from "./frame/page-error.tsx";
import { PageFault } from "./frame/page-fault.tsx";
import { PageWaiting } from "./frame/page-waiting.tsx";
import { PublicLayout } from "./frame/public-layout.tsx";
import { RemoteError } from "./frame/remote-error.tsx";
import { notFound as messages } from "./messages/frame.en-in.ts";
import { loadEntries } from "./releases/list.ts";
import { loadOnce, ownerOf } from "./releases/load.ts";
import type { Place } from "./releases/recover.ts";

/** The page of an unknown path. */
function NotFoundPage() {
  const session = useSession();
  usePageTitle(messages.documentTitle);
  const home = session.state === "signed-in" ? homeOf(session.user) : "/";
  return (
    <PublicLayout>
      <EmptyState
        headingLevel={1}
        art={<Mark size={72} isOpen />}
        title={messages.title}
        action={
          <Link className={buttonClass({ variant: "primary" })} to={home}>
            {session.state === "signed-in" ? messages.toStart : messages.toHome}
          </Link>
        }
      />
    </PublicLayout>
  );
}

type Discovery = Pick<Parameters<PatchRoutesOnNavigationFunction>[0], "path" | "patch" | "signal">;

/** Why the routes of the opened page could not be loaded. */
let fault: unknown = null;
/**
 * A loader for the routes of pages that have not loaded. patchRoutesOnNavigation must not throw by itself: the router would show the error
 * on the page that matches the beginning of the path, which is the home page.
 */
function throwFault() {
  if (fault) throw fault;
  return null;
}

/**
 * Returns the slot for a part's routes. The parent has no path: with one it would be a full match, and nothing would be loaded. The splats
 * let every URL of the part, including its prefixes, match and call patchRoutesOnNavigation.
 */
const slotOf = ({ name, owns }: PartEntry): RouteObject => ({
  id: `remote:${name}`,
  ErrorBoundary: RemoteError,
  children: owns.map((prefix) => ({ path: `${prefix}/*`, loader: throwFault, Component: NotFoundPage })),
});

/** Gives a layout's pages their own error page: the layout's bars stay, and so does the rest of the part. */
function withPageErrors(route: RouteObject): RouteObject {
  if (!route.children || !(route.Component || route.lazy)) return route;
  return { ...route, children: [{ ErrorBoundary: PageError, children: route.children }] } as RouteObject;
}

/** Puts a part's page into the frame of the person's own part, if the page asks for it. */
function inOwnFrame(route: RouteObject): RouteObject {
  const { isInOwnFrame, inFrameFor }: Partial<typeof IN_OWN_FRAME & InFrameFor<User>> = route.handle ?? {};
  if (!isInOwnFrame && !inFrameFor) return route;
  return {
    lazy: async () => {
      const { OwnFrameOrNone } = await import("./features/account/account-layout.tsx");
      return { element: <OwnFrameOrNone isFor={inFrameFor} /> };
    },
    children: [route],
  };
}

const framed = (route: RouteObject) => withPageErrors(inOwnFrame(route));

/** Loads the part, or reloads the document with the previous release at the wanted address. */
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
      // Paths that the shell does not own wait for the list of parts; if that fails, the page shows an error.
      {
        id: "others",
        ErrorBoundary: RemoteError,
        children: [{ path: "*", loader: throwFault, Component: NotFoundPage }],
      },
    ],
  };
  /** Adds a part's routes. The router ignores routes of a navigation that another one has replaced, so none are added then. */
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
    patch(`remote:${owner.name}`, routes.map(framed));
  }
  /** The first navigation begins before the caller has the router. */
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  router = createBrowserRouter([shell], {
    async patchRoutesOnNavigation(discovery) {
      const { path, signal } = discovery;
      fault = null;
      // The router calls this for every path with a parameter, such as links in mails, which need no list of parts.
      if (matchRoutes(own, path)) return;
      const loadError = await patchPart(discovery).then(
        () => null,
        (error: unknown) => error ?? new Error(`No routes for ${path}`),
      );
      if (!signal.aborted) fault = loadError;
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
