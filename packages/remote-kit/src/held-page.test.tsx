import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { isPageHeld, useHeldPage } from "./held-page.ts";

function Form({ isDirty }: { isDirty: boolean }) {
  useHeldPage(isDirty);
  return null;
}

test("holds a page while any of its forms has changes", () => {
  expect(isPageHeld()).toBe(false);
  const one = render(<Form isDirty={false} />);
  const other = render(<Form isDirty />);
  expect(isPageHeld()).toBe(true);
  other.rerender(<Form isDirty={false} />);
  expect(isPageHeld()).toBe(false);
  one.rerender(<Form isDirty />);
  expect(isPageHeld()).toBe(true);
  one.unmount();
  expect(isPageHeld()).toBe(false);
});
