import { expect, test } from "@jest/globals";
import { placeBeside } from "./use-popover.ts";

const PHONE = { top: 0, left: 0, width: 360, height: 640 };
const menu = { width: 200, height: 150 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each([
  ["below its button, ends meeting", button(300, 100), menu, PHONE, { top: 144, left: 140, maxHeight: 488 }],
  ["above where it does not fit below", button(300, 560), menu, PHONE, { top: 406, left: 140, maxHeight: 548 }],
  [
    "below where it fits neither and below is larger",
    button(300, 200),
    { width: 200, height: 500 },
    PHONE,
    { top: 244, left: 140, maxHeight: 388 },
  ],
  [
    "above, shortened, where above is larger",
    button(300, 400),
    { width: 200, height: 500 },
    PHONE,
    { top: 8, left: 140, maxHeight: 388 },
  ],
  ["not over the left edge", button(0, 100), menu, PHONE, { top: 144, left: 8, maxHeight: 488 }],
  ["not over the right edge", button(340, 100), menu, PHONE, { top: 144, left: 152, maxHeight: 488 }],
  [
    "within the part that the keyboard leaves",
    button(300, 300),
    menu,
    { ...PHONE, top: 40, height: 320 },
    { top: 146, left: 140, maxHeight: 248 },
  ],
])("opens %s", (_, anchor, size, view, place) => {
  expect(placeBeside(anchor, size, view)).toEqual(place);
});

test("starts where its field starts", () => {
  expect(
    placeBeside({ left: 16, top: 100, width: 328, height: 44 }, { width: 328, height: 90 }, PHONE, "start").left,
  ).toBe(16);
});
