import { afterEach, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { HelpPanel } from "./help-panel.tsx";
import "@testing-library/jest-dom/jest-globals";

const before = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = before;
});
const nothing = () => {};

it.each([
  { device: "a computer", hasRoom: true },
  { device: "a phone, which has the plain editor anyway", hasRoom: false },
])("offers the plain editor on $device: $hasRoom", ({ hasRoom }) => {
  globalThis.matchMedia = ((query: string) => ({ matches: hasRoom, media: query })) as typeof matchMedia;
  render(
    <HelpPanel
      minutes={30}
      isRecordOnly={false}
      hasHiddenTime={false}
      onHiddenTime={nothing}
      isPlain={false}
      onPlain={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("div")?.textContent)).toEqual(
    hasRoom ? ["Hide the time until 5 minutes are left", "Plain editor"] : ["Hide the time until 5 minutes are left"],
  );
});
