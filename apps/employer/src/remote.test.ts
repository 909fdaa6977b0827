import { matchRoutes } from "@dryrun/remote-kit/router";
import { afterEach, expect, test } from "@jest/globals";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";

const review = `${paths.applications}?review=1`;
afterEach(() => history.replaceState(null, "", "/"));

test.each([
  [paths.applications, "ApplicationsPage"],
  ["/login", "ApplicationsPage"],
  [review, "ReviewFirst"],
  [`/login?redirect=${encodeURIComponent(review)}`, "ReviewFirst"],
])("at %s the applications load %s", async (address, name) => {
  history.replaceState(null, "", address);
  const lazy = matchRoutes([...remote.routes], paths.applications)?.at(-1)?.route.lazy;
  const page = typeof lazy === "function" ? await lazy() : {};
  expect(page.Component).toHaveProperty("name", name);
});
