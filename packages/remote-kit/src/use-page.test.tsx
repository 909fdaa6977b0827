import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { usePage, usePageArrival } from "./use-page.ts";

function List() {
  const { page, goTo } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageArrival({ page, pages: 3, goTo, heading });
  return (
    <>
      <input aria-label="Search" />
      <h1 ref={heading} tabIndex={-1}>
        Jobs, page {page}
      </h1>
    </>
  );
}
function show() {
  const router = createMemoryRouter([{ path: "/", Component: List }], { initialEntries: ["/?page=2"] });
  render(<RouterProvider router={router} />);
  return router;
}

test("focuses the heading of another page", async () => {
  const router = show();
  await act(() => router.navigate("/?page=3"));
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("leaves the focus in a field whose filter opens the first page", async () => {
  const router = show();
  act(() => screen.getByLabelText("Search").focus());
  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading")).toHaveTextContent("page 1");
  expect(screen.getByLabelText("Search")).toHaveFocus();
});
