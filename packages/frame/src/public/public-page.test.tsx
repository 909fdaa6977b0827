import { dropToken, keepToken } from "@dryrun/auth/token-store";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicAccount } from "./public-account.tsx";
import { PublicPage } from "./public-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const root = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = "light";
});
afterEach(() => root.removeAttribute("data-session"));

const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

test("links to the public pages, to an account and to the pages of every footer", () => {
  render(<PublicPage account={<PublicAccount />}>Page</PublicPage>);
  expect(screen.getByRole("link", { name: "Dryrun, home" })).toHaveAttribute("href", "/");
  const account = linksOf(screen.getByRole("navigation", { name: "Account" }));
  expect(account).toEqual(expect.arrayContaining(["Login /login", "Sign Up /register"]));
  expect(linksOf(screen.getByRole("navigation", { name: "Dryrun" }))).toEqual([
    "For students /#how",
    "For employers /#employers",
    "Masterclass /live_event_data_analyst_master_class",
  ]);
  const foot = linksOf(screen.getByRole("navigation", { name: "Footer" }));
  for (const link of ["Home /", "About Us /about", "Contact /contact"]) expect(foot).toContain(link);
  for (const link of ["Privacy Policy /privacy-policy", "Terms of Service /terms-of-service"])
    expect(foot).toContain(link);
  expect(foot).toContain("System status /status");
  expect(screen.queryByRole("navigation", { name: "Quick links" })).toBeNull();
});

test("puts the page's own links and the support above those of every page", () => {
  render(
    <PublicPage account={<PublicAccount />} quickLinks={<a href="#faq">FAQ</a>} hasSupport>
      Page
    </PublicPage>,
  );
  expect(linksOf(screen.getByRole("contentinfo")).slice(0, 3)).toEqual([
    "FAQ #faq",
    "Support 24/7: support@dryrun.example mailto:support@dryrun.example",
    "Home /",
  ]);
});

test("has a working theme button in the application, and no second skip link", async () => {
  render(<PublicPage account={<PublicAccount />}>Page</PublicPage>);
  expect(screen.queryByRole("link", { name: "Skip to the content" })).toBeNull();
  const [button] = screen.getAllByRole("button", { name: "Dark theme" });
  await userEvent.click(button as HTMLElement);
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(button).toHaveTextContent("Light theme");
});

test("has a skip link in static HTML, and no buttons that need a script", () => {
  render(
    <PublicPage account={<PublicAccount />} isDocument>
      Page
    </PublicPage>,
  );
  expect(screen.getByRole("link", { name: "Skip to the content" })).toHaveAttribute("href", "#main");
  expect(screen.queryByRole("button", { name: /theme/ })).toBeNull();
});

test("updates whether a person is signed in, because the document has the state from its load", () => {
  keepToken("t");
  const { unmount } = render(<PublicPage account={<PublicAccount />}>Page</PublicPage>);
  expect(root).toHaveAttribute("data-session");
  unmount();
  dropToken();
  render(<PublicPage account={<PublicAccount />}>Page</PublicPage>);
  expect(root).not.toHaveAttribute("data-session");
});
