import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Announcer, announce, PageTitle } from "./page.tsx";
import { isWithin } from "./remote.ts";
import "@testing-library/jest-dom/jest-globals";

test("uses a page's title for the document's title and an announcement, next to its heading", () => {
  const { container } = render(
    <>
      <Announcer />
      <PageTitle title="Jobs">All jobs</PageTitle>
    </>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All jobs");
  expect(document.title).toBe("Jobs – Dryrun");
  expect(container.querySelector("[aria-live=polite]")).toHaveTextContent("Jobs");
});

test("focuses the heading of a later page, unless a field has the focus", () => {
  const { rerender } = render(<PageTitle key="1" title="First" />);
  rerender(<PageTitle key="2" title="Second" />);
  expect(screen.getByRole("heading")).toHaveFocus();
  rerender(
    <>
      {/* biome-ignore lint/a11y/noAutofocus: the case under test */}
      <input aria-label="Email" autoFocus />
      <PageTitle key="3" title="Third" />
    </>,
  );
  expect(screen.getByLabelText("Email")).toHaveFocus();
});

test("announces an urgent sentence assertively, and a repeated sentence twice", async () => {
  const { container } = render(<Announcer />);
  await act(async () => announce("1 minute left", "assertive"));
  const region = container.querySelector("[aria-live=assertive]");
  expect(region).toHaveTextContent("1 minute left");
  await act(async () => announce("1 minute left", "assertive"));
  expect(region).toHaveTextContent("1 minute left");
});

test.each([
  ["/student", "/student", true],
  ["/student", "/student/jobs", true],
  ["/student", "/students", false],
  ["/student", "/", false],
])("%s owns %s: %s", (prefix, path, expected) => {
  expect(isWithin(prefix, path)).toBe(expected);
});
