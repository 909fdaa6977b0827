import { answers } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import { useSession } from "@dryrun/auth/use-session";
import { me, secondFactor } from "@dryrun/domain/auth/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { aPerson, serveTests, showPart } from "@dryrun/frame/testing/show-part";
import { REMOTE_CONTRACT } from "@dryrun/remote-kit/remote";
import { Outlet, type RouteObject } from "@dryrun/remote-kit/router";
import { beforeAll, describe, expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import "@testing-library/jest-dom/jest-globals";

/** A loaded part stays loaded, so that each part is always the same: one has a layout, one does not load, one has none. */
async function loadRemote(id: string) {
  if (id.startsWith("employer")) return part({ AccountLayout });
  if (id.startsWith("admin")) return part({});
  throw new Error("404");
}
let pages: readonly RouteObject[];
beforeAll(async () => {
  // Not `jest.mock`: swc does not move it above the imports when `jest` is imported from "@jest/globals".
  jest.doMock("@module-federation/enhanced/runtime", () => ({ loadRemote, registerRemotes: jest.fn() }));
  ({ pages } = await import("../../pages.tsx"));
});

const manifest = {
  metaData: { remoteEntry: { name: "remoteEntry.1.js" } },
  exposes: [{ assets: { js: { sync: [] }, css: { sync: [] } } }],
};
const entries = ["student", "employer", "admin"].map((name) => ({
  name,
  owns: [`/${name}`],
  current: { version: "1.0.0", entry: `/remotes/${name}/mf-manifest.json`, integrity: "" },
}));
const server = serveTests((handlers) =>
  handlers.use(
    http.get("/remotes.json", () => HttpResponse.json(entries)),
    http.get("/remotes/:name/mf-manifest.json", () => HttpResponse.json(manifest)),
  ),
);

const AccountLayout = () => (
  <>
    <nav aria-label="All of the part" />
    <main>
      <Outlet />
    </main>
  </>
);
const part = (own: object) => ({ default: { contract: REMOTE_CONTRACT, name: "part", routes: [], ...own } });

function open(userType: UserType, at = "/account/security") {
  keepToken("t");
  server.use(
    answers(me, { user: aPerson({ userType }) }),
    answers(secondFactor, { isOn: false, isRequired: false, recoveryCodesLeft: 0 } as never),
  );
  showPart(pages, at);
}
const heading = () => screen.findByRole("heading", { level: 1, name: "Password and security" });
const ownBar = () => screen.queryByRole("navigation", { name: "Main" });

test("renders the bars of the role's part around it", async () => {
  open("employer");
  expect(await heading()).toBeVisible();
  expect(screen.getByRole("navigation", { name: "All of the part" })).toBeVisible();
  expect(ownBar()).toBeNull();
});

test("renders them immediately if the part has loaded", async () => {
  open("employer");
  expect(await heading()).toBeVisible();
  expect(screen.getByRole("navigation", { name: "All of the part" })).toBeVisible();
});

test("renders the shell's own bar if the part does not load", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  open("student");
  expect(await heading()).toBeVisible();
  expect(ownBar()).toBeVisible();
  jest.restoreAllMocks();
});

test("renders the shell's own bar, with the role's links, if the part's release has none", async () => {
  open("admin");
  expect(await heading()).toBeVisible();
  const links = within(ownBar() as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin", "/admin/live-sessions", "/admin/reviews"]);
});

describe("a part's page in the frame of its reader", () => {
  const isEnrolled = ({ masterclassEnrolled }: { masterclassEnrolled: boolean }) => masterclassEnrolled;

  async function openFramed(isFor: typeof isEnrolled | undefined, user: Parameters<typeof aPerson>[0] | null) {
    const { OwnFrameOrNone } = await import("./account-layout.tsx");
    if (user) keepToken("t");
    server.use(answers(me, { user: aPerson({ userType: "employer", ...user }) }));
    const page = { path: "/page", element: <Page /> };
    showPart([{ element: <OwnFrameOrNone isFor={isFor} />, children: [page] }], "/page");
    await screen.findByRole("heading", { name: user ? "signed-in" : "signed-out" });
  }
  const Page = () => <h1>{useSession().state}</h1>;
  const frame = { name: "All of the part" };

  test.each([
    ["everybody who is signed in", undefined],
    ["the people whom the page names", isEnrolled],
  ])("is shown to %s", async (_who, isFor) => {
    await openFramed(isFor, { masterclassEnrolled: true });
    expect(await screen.findByRole("navigation", frame)).toBeVisible();
    expect(screen.getByRole("heading", { name: "signed-in" })).toBeVisible();
  });

  test.each([
    ["a visitor", undefined, null],
    ["a visitor of a page for some", isEnrolled, null],
    ["a person whom the page does not name", isEnrolled, { masterclassEnrolled: false }],
  ])("is not shown to %s", async (_who, isFor, user) => {
    await openFramed(isFor, user);
    expect(screen.queryByRole("navigation", frame)).toBeNull();
  });
});
