import { baseApi, makeStore, StoreProvider } from "@dryrun/api-client/base";
import { earlyUrl } from "@dryrun/api-client/early/early-url";
import type { User } from "@dryrun/auth/use-session";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Remote } from "@dryrun/remote-kit/remote";
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from "@dryrun/remote-kit/router";
import { renderToStaticMarkup } from "react-dom/server";

/** Replaces the signed-in person. A frame knows only the role, because it is the same for everyone. */
const placeholderUser = (userType: UserType): User => ({
  _id: "",
  username: "",
  fullName: "",
  email: "",
  phone: "",
  userType,
  createdAt: new Date(0).toISOString(),
  emailVerified: true,
  isAdult: true,
  interviewCredits: 0,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  needsSecondFactor: false,
  unreadNotifications: 0,
  runningInterview: null,
});

/** A page of a part before its data has loaded, as the server puts it into the shell's page. */
export interface PrerenderedPage extends Pick<PageToPrerender, "at" | "isPlain" | "frame"> {
  /** The markup for each range of widths. */
  variants: { media: string; markup: string }[];
  /** The calls that the page always makes while loading: the account, then its own calls; `{3}` is the third segment of its path. */
  calls: string[];
  /** The page's module below the part's folder; the build finds its chunks and styles. A frame has none. */
  module?: string;
  /** Whether this is the part's frame for pages of other parts. */
  isFrame?: boolean;
}

interface PageToPrerender {
  /** The path with its parameters, and the search that the prerendered page is for. */
  at: string;
  /** Whether the page has a different layout with a search; it then has no prerendered page. */
  isPlain?: boolean;
  /** The module that the route's `lazy` imports for this search, if it differs from the usual one. */
  module?: string;
  /** The page's own calls, by `earlyUrl`, with the parameters of `at`. */
  calls?: readonly string[];
  /** The part whose frame is around the page for signed-in people (`IN_OWN_FRAME`). */
  frame?: string;
  /** What the page must know about the person to render. */
  user?: Partial<User>;
}

/** The width at which the bars of all parts change. */
const VARIANTS = [
  { media: "(min-width: 1024px)", width: 1280 },
  { media: "not all and (min-width: 1024px)", width: 360 },
] as const;

/** Simulates the browser features that pages use while rendering. */
function pretendBrowser(width: number, isSignedIn: boolean) {
  const getItem = (key: string) => (isSignedIn && key === TOKEN_KEY ? "-" : null);
  const storage = { getItem, setItem() {}, removeItem() {} };
  const matchMedia = (query: string) => ({
    matches: width >= Number(/\(min-width: (\d+)px\)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
  });
  for (const [name, value] of Object.entries({ localStorage: storage, sessionStorage: storage, matchMedia }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Returns the module that the route's `lazy` imports, as the bundler wrote it. */
function moduleOf(routes: readonly RouteObject[], at: string): string {
  const lazy = matchRoutes([...routes], at)?.at(-1)?.route.lazy;
  const module = /"\.\/(src\/[^" ]+)[^"]*"/.exec(String(lazy))?.[1];
  if (!module) throw new Error(`There is no lazy page at ${at}`);
  return module;
}

/** Renders the page at this address for a signed-in person, or for a visitor if `user` is null. */
async function draw(routes: readonly RouteObject[], user: User | null, at: string, width: number): Promise<string> {
  pretendBrowser(width, user !== null);
  const store = makeStore();
  if (user) await store.dispatch(baseApi.util.upsertQueryData("me", undefined, { user }));
  const router = createMemoryRouter([...routes], { initialEntries: [at] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (router.state.errors) throw Object.values(router.state.errors)[0];
  const markup = renderToStaticMarkup(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  router.dispose();
  store.dispatch(baseApi.util.resetApiState()); // its timers would keep the build running
  return markup;
}

/** Returns the markup of a page with a form, which a visitor can fill in before the application takes over. */
export async function prerenderForm(routes: readonly RouteObject[], at: string): Promise<string> {
  const markup = await draw(routes, null, at, VARIANTS[0].width);
  // A form with this method sends nothing outside a dialog: typed passwords never become part of an address.
  return markup.replaceAll("<form ", '<form method="dialog" ');
}

/** Replaces a parameter of the page's path in a call by its position in the path. */
const placed = (at: string) => (call: string) =>
  call.replace(/%3A(\w+)/g, (_, name: string) => `{${at.split("/").indexOf(`:${name}`)}}`);

/** Returns the markup for each range of widths. */
async function drawVariants(routes: readonly RouteObject[], user: User, at: string) {
  const variants: PrerenderedPage["variants"] = [];
  // One after the other, because they share the simulated browser.
  for (const { media, width } of VARIANTS) {
    const markup = await draw(routes, user, at, width);
    // Without ids, because the application's own elements have the same ones.
    const anonymous = markup.replaceAll(/ (?:id|for|aria-controls|aria-labelledby|aria-describedby)="[^"]*"/g, "");
    variants.push({ media, markup: anonymous });
  }
  return variants;
}

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path ? [path] : []),
  ...children.flatMap(pathsOf),
];

/** Refuses a page that would start as the prerendered page of another one, as `/jobs/add` would as that of `/jobs/:id`. */
function checkPaths(routes: readonly RouteObject[], pages: readonly PageToPrerender[]) {
  const prerendered = pages.map(({ at }) => at.split("?")[0] ?? "");
  for (const path of routes.flatMap(pathsOf)) {
    if (path.includes(":") || prerendered.includes(path)) continue;
    const other = prerendered.find((at) => matchRoutes([{ path: at }], path));
    if (other) throw new Error(`${path} needs its own prerendered page, or it starts as ${other}`);
  }
}

/** Renders the part's pages for its role, in the state before their data arrives. Runs on Node, during the build. */
export async function prerenderPages({ routes }: Remote, userType: UserType, pages: readonly PageToPrerender[]) {
  checkPaths(routes, pages);
  const prerendered: PrerenderedPage[] = [];
  for (const { at, isPlain = false, calls = [], module = moduleOf(routes, at), frame, user } of pages) {
    const variants = await drawVariants(routes, { ...placeholderUser(userType), ...user }, at);
    const earlyCalls = [earlyUrl(me, undefined), ...calls.map(placed(at))];
    prerendered.push({ at, isPlain, variants, calls: earlyCalls, module, ...(frame && { frame }) });
  }
  return prerendered;
}

/** Renders the part's frame as it is at the address `at`. The server replaces the empty `data-page` element with another part's page. */
export async function prerenderFrame({ AccountLayout }: Remote, userType: UserType, at: string) {
  const routes = [{ Component: AccountLayout, children: [{ path: at, element: <div data-page="" /> }] }];
  const variants = await drawVariants(routes as RouteObject[], placeholderUser(userType), at);
  return { at: "", isFrame: true, variants, calls: [] } satisfies PrerenderedPage;
}
