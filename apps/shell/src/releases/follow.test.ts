import { baseApi, makeStore } from "@dryrun/api-client/base";
import { createMemoryRouter } from "@dryrun/remote-kit/router";
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { knownEntries } from "./list.ts";

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
let load: typeof import("./load.ts");
let list: typeof import("./list.ts");
let watch: typeof import("./watch.ts");
let follow: typeof import("./follow.ts");
beforeAll(async () => {
  jest.doMock("@module-federation/enhanced/runtime", () => ({ loadRemote, registerRemotes: () => {} }));
  load = await import("./load.ts");
  list = await import("./list.ts");
  watch = await import("./watch.ts");
  follow = await import("./follow.ts");
});

const entryOf = (version: string) => ({
  name: "student",
  owns: ["/student"],
  current: { version, entry: `/remotes/student/${version}/m.json`, integrity: "x" },
});
const manifest = { metaData: { remoteEntry: { name: "e.js" } }, exposes: [] };
let version = "one";
let opened: string[];
/** The pending data of a page. */
let loading: Promise<unknown>;
let router: ReturnType<typeof createMemoryRouter>;
let store: ReturnType<typeof makeStore>;
let stop: () => void;
let unwatch: () => void;

/** Lists a new version and lets the next poll find it. */
async function moveTo(next: string) {
  version = next;
  dispatchEvent(new Event("focus"));
  for (let turn = 0; turn < 20 && knownEntries()[0]?.current.version !== next; turn++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
}
beforeEach(async () => {
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (url) =>
      String(url).includes("remotes.json") ? Response.json([entryOf(version)]) : Response.json(manifest),
    );
  loadRemote.mockResolvedValue({ default: { contract: 2, name: "student", routes: [] } });
  opened = [];
  loading = Promise.resolve(null);
  unwatch = watch.watchEntries();
  await load.loadOnce((await list.loadEntries())[0] as ReturnType<typeof entryOf>);
  await moveTo("one");
  const pages = ["/student/jobs", "/student/quiz", "/login"];
  store = makeStore();
  router = createMemoryRouter(
    pages.map((path) => ({ path, element: null, loader: () => loading })),
    { initialEntries: ["/student/jobs"] },
  );
  stop = follow.followReleases(router, store, ({ pathname, search }) => {
    const { location: place, navigation } = router.state;
    expect(navigation.location ?? place).toMatchObject({ pathname, search });
    opened.push(`${pathname}${search}${navigation.state === "idle" ? "" : ` ${navigation.state}`}`);
  });
});
afterEach(() => {
  sessionStorage.clear();
  stop();
  unwatch();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Presses a link, and lets the router navigate. */
function pressButton(to: string) {
  const link = Object.assign(document.createElement("a"), { href: to });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void router.navigate(to);
  });
  document.body.append(link);
  link.click();
  return new Promise((resolve) => setTimeout(resolve));
}

test("a link opens a new document after a release of the part, with its search", async () => {
  await pressButton("/student/quiz?again=1");
  expect(opened).toEqual([]);
  await moveTo("two");
  await pressButton("/student/jobs?page=2");
  expect(opened).toEqual(["/student/jobs?page=2"]);
});

test("a rollback does so too, and a release for a page of the shell", async () => {
  await moveTo("zero");
  await pressButton("/login");
  expect(opened).toEqual(["/login"]);
});

test("a page with unsaved data is left within the document; the next one is a new document", async () => {
  await moveTo("two");
  const hold = (event: Event) => event.preventDefault();
  addEventListener("dryrun:is-page-held", hold);
  await pressButton("/student/quiz");
  removeEventListener("dryrun:is-page-held", hold);
  expect([opened, router.state.location.pathname]).toEqual([[], "/student/quiz"]);
  await pressButton("/student/jobs");
  expect(opened).toEqual(["/student/jobs"]);
});

test("stays in the document if the page had unsaved data when the link was pressed", async () => {
  await moveTo("two");
  const hold = (event: Event) => event.preventDefault();
  addEventListener("dryrun:is-page-held", hold);
  let arrive = (_: unknown) => {};
  loading = new Promise((resolve) => {
    arrive = resolve;
  });
  await pressButton("/student/quiz");
  removeEventListener("dryrun:is-page-held", hold);
  arrive(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect([opened, router.state.location.pathname]).toEqual([[], "/student/quiz"]);
});

/** Simulates a new document, which then follows its own releases. */
function startDocument() {
  stop();
  stop = follow.followReleases(router, store, ({ pathname, search }) => {
    opened.push(pathname + search);
  });
}

test("a document that loaded the old release is not reopened until another one is listed", async () => {
  await moveTo("two");
  await pressButton("/student/quiz");
  startDocument();
  await pressButton("/student/jobs");
  expect(opened).toEqual(["/student/quiz"]);
  await moveTo("three");
  await pressButton("/login");
  expect(opened).toEqual(["/student/quiz", "/login"]);
});

test("continuing before the document loads leads there, at the click and after the router has written the address", async () => {
  await moveTo("two");
  await pressButton("/student/quiz");
  let arrive = (_: unknown) => {};
  loading = new Promise((resolve) => {
    arrive = resolve;
  });
  await pressButton("/student/jobs?page=2");
  expect(opened).toEqual(["/student/quiz", "/student/jobs?page=2 loading"]);
  arrive(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.slice(2)).toEqual(["/student/jobs?page=2"]);
});

test("changes on the page while its document loads open no other one", async () => {
  await moveTo("two");
  await pressButton("/student/quiz");
  await router.revalidate();
  expect(opened).toEqual(["/student/quiz"]);
});

test("without a network the page stays in its document, and the next one with a network is a new document", async () => {
  await moveTo("two");
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await pressButton("/student/quiz");
  expect([opened, router.state.location.pathname]).toEqual([[], "/student/quiz"]);
  online.mockReturnValue(true);
  await pressButton("/student/jobs");
  expect(opened).toEqual(["/student/jobs"]);
});

test("a filter of the same page, and a navigation by the program, stay in the document", async () => {
  await moveTo("two");
  await pressButton("/student/jobs?page=2");
  await router.navigate("/student/quiz");
  expect([opened, router.state.location.pathname]).toEqual([[], "/student/quiz"]);
});

test("the shell's own release counts too", async () => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="release" content="old">');
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () =>
      Response.json([
        entryOf("one"),
        { name: "shell", owns: [], current: { version: "new", entry: "/i", integrity: "" } },
      ]),
    );
  dispatchEvent(new Event("focus"));
  while (knownEntries().length < 2) await Promise.resolve();
  await pressButton("/login");
  expect(opened).toEqual(["/login"]);
  document.head.replaceChildren();
});

describe("typed text", () => {
  function type(html: string, text: string) {
    document.body.innerHTML = html;
    const field = document.querySelector("textarea, input") as HTMLInputElement;
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  test("in any field keeps the document, until the field is removed", async () => {
    await moveTo("two");
    type("<div><textarea></textarea></div>", "Half a reason");
    await pressButton("/student/quiz");
    expect(opened).toEqual([]);
    document.body.replaceChildren();
    await pressButton("/student/jobs");
    expect(opened).toEqual(["/student/jobs"]);
  });

  test.each([
    ["was there before", "<textarea>Kept</textarea>", "Kept"],
    ["is a search", '<form role="search"><input></form>', "pune"],
    ["is in a form that holds its page itself", "<form data-holds-page><input></form>", "Asha"],
  ])("does not keep the document when it %s", async (_how, html, text) => {
    await moveTo("two");
    type(html, text);
    await pressButton("/student/quiz");
    expect(opened).toEqual(["/student/quiz"]);
  });
});

test("a page with a change on its way to the server is left within the document", async () => {
  await moveTo("two");
  let answer = (_: Response) => {};
  jest.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const body = { oldPassword: "old one", newPassword: "new one", confirmPassword: "new one" };
  const sent = store.dispatch(baseApi.endpoints.changePassword.initiate({ body }));
  await pressButton("/student/quiz");
  expect(opened).toEqual([]);
  answer(Response.json({ message: "Changed", token: "t" }));
  await sent;
  await pressButton("/student/jobs");
  expect(opened).toEqual(["/student/jobs"]);
});
