import { dropToken, keepToken } from "@dryrun/auth/token-store";
import { afterEach, expect, it } from "@jest/globals";
import { closesForm } from "./closes-form.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const to = (url: string) => {
  const { pathname, search } = new URL(url, "http://localhost");
  return { pathname, search } as never;
};
const closes = (url: string) =>
  closesForm("edit")({
    currentLocation: to("/student/profile?edit=1"),
    nextLocation: to(url),
    historyAction: "PUSH" as never,
  });

it.each([
  ["/student/profile?edit=1", false],
  ["/student/profile?edit=1&x=2", false],
  ["/student/profile", true],
  ["/student/jobs?edit=1", true],
])("going to %s closes the form: %s", (url, isClosing) => {
  keepToken("of-asha");
  expect(closes(url)).toBe(isClosing);
});

it("does not ask after a log-out", () => {
  keepToken("of-asha");
  dropToken();
  expect(closes("/login")).toBe(false);
});
