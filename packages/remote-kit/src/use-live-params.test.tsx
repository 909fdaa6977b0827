import { createMemoryRouter, RouterProvider, useSearchParams } from "@dryrun/remote-kit/router";
import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useLiveParams } from "./use-live-params.ts";

let change: ReturnType<typeof useLiveParams>;
function List() {
  change = useLiveParams();
  return <h1>{useSearchParams()[0].toString()}</h1>;
}

function show() {
  const routes = [
    { path: "/", Component: List },
    { path: "/other", Component: () => <h1>Other page</h1> },
    { path: "/slow", lazy: () => new Promise<{ Component: () => null }>(() => {}) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/?name=asha"] });
  render(<RouterProvider router={router} />);
  return router;
}
const withTag = (now: URLSearchParams) => {
  now.set("tag", "sql");
  return now;
};

test("keeps a change that React has not rendered yet", async () => {
  const router = show();
  await act(async () => {
    void router.navigate("/?name=ravi");
    change(withTag, { replace: false });
  });
  expect(screen.getByRole("heading")).toHaveTextContent("name=ravi&tag=sql");
});

test("does nothing after another page has opened", async () => {
  const router = show();
  await act(async () => {
    void router.navigate("/other");
    change(withTag, { replace: true });
  });
  expect(screen.getByRole("heading")).toHaveTextContent("Other page");
  expect(router.state.location.search).toBe("");
});

test("does not cancel a navigation to a page that is still loading", async () => {
  const router = show();
  await act(async () => {
    void router.navigate("/slow");
    change(withTag, { replace: true });
  });
  expect(router.state.navigation.location?.pathname).toBe("/slow");
});

test("leaves the address unchanged when `change` returns undefined", async () => {
  const router = show();
  await act(async () => change(() => undefined, { replace: true }));
  expect(router.state.location.search).toBe("?name=asha");
});
