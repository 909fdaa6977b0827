import { CARD_HEIGHT, CARD_WIDTH } from "@dryrun/domain/shared-results/limits";
import { describe, expect, test } from "@jest/globals";
import { fitText } from "./fit-text.ts";
import { keepCards } from "./pool.ts";
import { createCards } from "./resvg.ts";

const cards = createCards();
const topics = ["SQL", "Excel", "Power BI", "VBA", "Case", "Behavioural"].map((label, index) => ({
  label,
  score: index * 20,
  questions: 2,
  level: null,
}));
const on = new Date("2026-11-20T10:00:00Z");
const card = { on, isPractice: false, total: null, topics };
const draw = (name: string) => cards.write({ ...card, name });
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("the picture", () => {
  test.each([
    ["a short name", "Asha Verma"],
    ["120 characters", `${"Venkatanarasimharajuvaripeta ".repeat(4)}Rao`.slice(0, 120)],
    ["120 characters without a blank", "W".repeat(120)],
    ["Devanagari", "प्रियंका श्रीवास्तव"],
    ["apostrophes and signs of markup", `D'Souza & "O’Neil"`],
    ["another script", "தமிழ்ச்செல்வி"],
    ["an emoji", "Asha 🙂"],
  ])("of %s is a PNG of the right size", async (_, name) => {
    const png = await draw(name);
    expect([png.subarray(1, 4).toString(), ...sizeOf(png)]).toEqual(["PNG", CARD_WIDTH, CARD_HEIGHT]);
  });

  test("is the same for the same content, and different for another name", async () => {
    const [first, same, other] = [await draw("Asha Verma"), await draw("Asha Verma"), await draw("Ravi Verma")];
    expect([first.equals(same), first.equals(other)]).toEqual([true, false]);
  });

  test("shows the score if the student does", async () => {
    const scored = (score: number, verdict: "Pass" | "Review") =>
      cards.write({ ...card, name: "Asha Verma", total: { score, verdict } });
    const [none, pass, review] = [await draw("Asha Verma"), await scored(87, "Pass"), await scored(87, "Review")];
    expect([none.equals(pass), pass.equals(review)]).toEqual([false, false]);
    expect(sizeOf(pass)).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  });

  test.each(["Junior Data Analyst", "W".repeat(120), "डेटा विश्लेषक"])("of the job %s is one too", async (title) => {
    const png = await cards.write({ title, company: "Sahyadri Analytics", facts: ["₹4,50,000 a year", "Pune"] });
    expect(sizeOf(png)).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  });

  test("draws Devanagari, and leaves out a name in a script that it cannot draw", async () => {
    const [devanagari, tamil, none] = [await draw("प्रियंका"), await draw("தமிழ்"), await draw("漢字")];
    expect([devanagari.equals(none), tamil.equals(none)]).toEqual([false, true]);
  });
});

describe("cached pictures", () => {
  test("are drawn once per content, also for simultaneous requests; a failure is not cached", async () => {
    const drawn: string[] = [];
    let isBroken = true;
    const cards = keepCards({
      async write(asked) {
        const name = "name" in asked ? asked.name : "";
        drawn.push(name);
        if (isBroken) throw new Error("no thread");
        return Buffer.from(name);
      },
    });
    const writeCardOf = (name: string) => cards.write({ ...card, name }, { owner: name, isEstablished: false });
    await expect(writeCardOf("Asha")).rejects.toThrow("no thread");
    isBroken = false;
    expect((await Promise.all([writeCardOf("Asha"), writeCardOf("Asha")])).map(String)).toEqual(["Asha", "Asha"]);
    await writeCardOf("Ravi");
    await writeCardOf("Asha");
    expect(drawn).toEqual(["Asha", "Asha", "Ravi"]);
  });
});

describe("text that has to fit", () => {
  const measure = (text: string) => [...text].length * 0.5;
  const sizes = [
    { size: 40, lines: 1 },
    { size: 20, lines: 2 },
  ];
  const fit = (text: string) => fitText(text, measure, { width: 200, sizes });

  test.each<[string, string, { lines: string[]; size: number }]>([
    ["is as large as it can be", "Asha Rao", { lines: ["Asha Rao"], size: 40 }],
    ["is smaller and wrapped between words", "Asha Verma Rao", { lines: ["Asha Verma Rao"], size: 20 }],
    ["wraps", "Asha Verma Rao of Pune and Delhi", { lines: ["Asha Verma Rao of", "Pune and Delhi"], size: 20 }],
    ["cuts a word that is wider than a line", "x".repeat(30), { lines: ["x".repeat(20), "x".repeat(10)], size: 20 }],
    [
      "leaves its end out where nothing else helps",
      "y".repeat(90),
      { lines: ["y".repeat(20), `${"y".repeat(19)}…`], size: 20 },
    ],
  ])("%s", (_, text, expected) => {
    expect(fit(text)).toEqual(expected);
  });
});
