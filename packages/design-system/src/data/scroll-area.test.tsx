import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { ScrollArea } from "./scroll-area.tsx";

let measure = () => {};
globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    measure = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};

test("is focusable only while its content is wider or higher than itself", () => {
  render(
    <ScrollArea label="Rows">
      <p>1</p>
    </ScrollArea>,
  );
  const area = screen.getByRole("group", { name: "Rows" });
  const content = screen.getByText("1");
  Object.defineProperties(area, { clientWidth: { value: 300 }, clientHeight: { value: 200 } });
  const contentOf = (scrollWidth: number, offsetHeight: number) => {
    const sizes = { scrollWidth: { value: scrollWidth }, offsetHeight: { value: offsetHeight } };
    for (const [name, size] of Object.entries(sizes))
      Object.defineProperty(content, name, { ...size, configurable: true });
    act(() => measure());
  };
  contentOf(300, 200);
  expect(area).not.toHaveAttribute("tabindex");
  contentOf(400, 200);
  expect(area).toHaveAttribute("tabindex", "0");
  contentOf(300, 400);
  expect(area).toHaveAttribute("tabindex", "0");
  contentOf(300, 200);
  expect(area).not.toHaveAttribute("tabindex");
});
