import "@testing-library/jest-dom/jest-globals";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { BLANK_USER } from "@dryrun/api-client/testing/blank-user";
import { answers } from "@dryrun/api-client/testing/msw";
import { useUser } from "@dryrun/auth/user-context";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NavBar } from "./bar/nav-bar.tsx";
import { NavEntry } from "./bar/nav-entry.tsx";
import { HelpFooter } from "./help-footer.tsx";
import { PageFrame } from "./page-frame.tsx";
import { SignedIn } from "./signed-in.tsx";

const user = { ...BLANK_USER, username: "meera", fullName: "Meera Iyer", userType: "admin" as const };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, "t1");
  server.use(answers(me, { user }));
});
afterEach(() => {
  server.resetHandlers();
  Reflect.deleteProperty(globalThis, "matchMedia");
});
afterAll(() => server.close());

const ITEMS = [
  { to: "/admin/users", label: "Users" },
  { to: "/admin/reports", label: "Reports" },
];
let logouts = 0;

function Bar() {
  return (
    <NavBar
      home="/admin/users"
      homeLabel="Dryrun, users"
      items={ITEMS}
      entryOf={(path) => path}
      onLogout={() => logouts++}
    />
  );
}
const Page = () => <h1>{useUser().fullName}</h1>;

function show(at: string) {
  const layout = (
    <SignedIn userType="admin">
      <PageFrame top={<Bar />} footer={<HelpFooter />} />
    </SignedIn>
  );
  const children = ["/admin/users", "/admin/reports", "/admin/reports/:id"].map((path) => ({ path, Component: Page }));
  const routes = [
    { path: "/login", element: <h1>Login page</h1> },
    { element: layout, children },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}

const narrow = () =>
  Object.defineProperty(globalThis, "matchMedia", {
    value: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    configurable: true,
  });

test("shows the page in <main> to a person of the role, with the person's data", async () => {
  show("/admin/users");
  const heading = await screen.findByRole("heading", { name: "Meera Iyer" });
  expect(screen.getByRole("main")).toContainElement(heading);
  const help = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help and contact" });
  expect(help).toHaveAttribute("href", "/contact");
});

test.each(["student", "employer"] as const)("redirects a %s to the sign-in", async (userType) => {
  server.use(answers(me, { user: { ...user, userType } }));
  show("/admin/users");
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeVisible();
});

test("links the bar to the home page and to each entry, marks the current one, and logs out", async () => {
  show("/admin/reports");
  const nav = await screen.findByRole("navigation", { name: "Main" });
  expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("Reports");
  expect(screen.getByRole("link", { name: "Dryrun, users" })).toHaveAttribute("href", "/admin/users");
  expect(screen.getByText("meera")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(logouts).toBe(1);
});

test("shows the same entries in a menu on a phone, which closes when one is followed", async () => {
  narrow();
  const router = show("/admin/users");
  expect(await screen.findByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("navigation")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  expect(menu).toHaveTextContent("Logged in as meera");
  await userEvent.click(within(menu).getByRole("link", { name: "Reports" }));
  expect(router.state.location.pathname).toBe("/admin/reports");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("opens an entry outside of the product in a new tab, with a note and the highlight", async () => {
  const element = (
    <NavEntry to="/buy-course" isNewTab>
      Courses
    </NavEntry>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const link = screen.getByRole("link", { name: /^Courses ?, opens in a new tab$/ });
  expect(link).toHaveAttribute("href", "/buy-course");
  expect(link).toHaveAttribute("target", "_blank");
  link.addEventListener("click", (event) => event.preventDefault()); // jsdom cannot open a tab
  fireEvent.click(link); // checked before the highlight ends
  expect(link).toHaveAttribute("data-lit");
});

test("highlights an entry for 400 ms after a press, and marks it at and below its target", async () => {
  const entry = (
    <nav>
      <NavEntry to="/admin/reports">Reports</NavEntry>
    </nav>
  );
  const router = createMemoryRouter([{ path: "*", element: entry }], { initialEntries: ["/admin/users"] });
  render(<RouterProvider router={router} />);
  const link = screen.getByRole("link");
  expect(link).not.toHaveAttribute("aria-current");
  fireEvent.click(link);
  expect(link).toHaveAttribute("data-lit");
  await waitFor(() => expect(link).toHaveAttribute("aria-current", "page"));
  await waitFor(() => expect(link).not.toHaveAttribute("data-lit"));
  await act(() => router.navigate("/admin/reports/7"));
  expect(link).toHaveAttribute("aria-current", "page");
});

test("reserves space for a phone's bottom bar", () => {
  const frame = (bottom?: string) =>
    createMemoryRouter([{ path: "*", element: <PageFrame top="Top" bottom={bottom && <nav>{bottom}</nav>} /> }]);
  const { container, rerender } = render(<RouterProvider router={frame("Tabs")} key="1" />);
  expect(container.querySelector("[data-bottom-bar]")).toContainElement(screen.getByRole("navigation"));
  rerender(<RouterProvider router={frame()} key="2" />);
  expect(container.querySelector("[data-bottom-bar]")).toBeNull();
});
