import { expect, test } from "@jest/globals";
import { drawableItems, LEAST_DRAWABLE, shortageOf } from "./drawable.ts";
import { quizItems } from "./load.ts";
import { pickPaper } from "./pick-paper.ts";

const excel = quizItems.filter(({ topic }) => topic === "Excel");
const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

test("lets a topic shrink to 50 items, but no further", () => {
  const spare = excel.length - LEAST_DRAWABLE;
  expect(shortageOf(new Set())).toBeNull();
  expect(shortageOf(idsOf(excel.slice(0, spare)))).toBeNull();
  expect(shortageOf(idsOf(excel.slice(0, spare + 1)))).toEqual({ topic: "Excel", left: LEAST_DRAWABLE - 1 });
});

test("refuses 50 items of too few families", () => {
  const others = quizItems.filter(({ topic }) => topic !== "Excel");
  const alike = excel.slice(0, 60).map((item, index) => ({ ...item, family: `family ${index % 12}` }));
  expect(shortageOf(new Set(), [...others, ...alike])).toEqual({ topic: "Excel", left: 60 });
  expect(
    shortageOf(new Set(), [...others, ...alike, { ...excel[0], id: "excel-998", family: "family 12" } as never]),
  ).toBeNull();
});

test.each(["first", "last"])(
  "draws papers with each topic down to its %s 50 items, without a retired item",
  (which) => {
    const retired = new Set(
      Object.values(Object.groupBy(quizItems, ({ topic }) => topic)).flatMap((items = []) => {
        const gone = which === "first" ? items.slice(LEAST_DRAWABLE) : items.slice(0, -LEAST_DRAWABLE);
        return gone.map(({ id }) => id);
      }),
    );
    expect([shortageOf(retired), quizItems.length - retired.size]).toEqual([null, 4 * LEAST_DRAWABLE]);
    for (let seed = 0; seed < 200; seed += 1) {
      const paper = pickPaper(seed, new Set(), drawableItems(retired));
      expect(new Set(paper.map(({ itemId }) => itemId)).size).toBe(50);
      expect(paper.filter(({ itemId }) => retired.has(itemId))).toEqual([]);
    }
  },
);
