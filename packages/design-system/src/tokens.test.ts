import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

/** Returns the tokens of the first block that starts with `start`, after the text `behind`. */
function tokensOf(start: string, behind = ""): Record<string, string> {
  const from = css.indexOf("{", css.indexOf(start, css.indexOf(behind)));
  const block = css.slice(from + 1, css.indexOf("}", from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["bg", "surface", "sunken"];
const SOFTS = ["primary-soft", "cue-soft", "success-soft", "warning-soft", "danger-soft", "info-soft"];
/** Text colours on backgrounds, with the lowest contrast of both themes. */
const TEXT: [string, string[], light: number, dark: number][] = [
  ["text", GROUNDS, 14.3, 13.8],
  ["text", SOFTS, 13.7, 10.9],
  ["muted", GROUNDS, 5.8, 7.4],
  ["primary", GROUNDS, 8.3, 8.5],
  ["primary", ["primary-soft"], 7.9, 6.9],
  ["primary-hover", [...GROUNDS, "primary-soft"], 10.1, 8.6],
  ["on-primary", ["primary"], 9.6, 9],
  ["on-primary", ["primary-hover"], 12.3, 11.3],
  ["on-cue", ["cue"], 9, 10.3],
  ["text", ["cue-soft"], 14.7, 10.9],
  ["success", [...GROUNDS, "success-soft"], 5.4, 7.7],
  ["warning", [...GROUNDS, "warning-soft"], 5.5, 7.7],
  ["danger", [...GROUNDS, "danger-soft"], 5.6, 7.5],
  ["info", [...GROUNDS, "info-soft"], 5.8, 7.5],
  ["on-danger", ["danger", "danger-hover"], 6.5, 9.4],
  ["on-success", ["success"], 6.3, 9.8],
];
/** Graphics: borders of controls, the focus ring, marks in charts. */
const MARKS: [string, string[], light: number, dark: number][] = [
  ["control", GROUNDS, 3.5, 4.3],
  ["focus", GROUNDS, 8.3, 10.3],
  ["chart-1", ["surface"], 6.3, 9],
  ["chart-2", ["surface"], 3.6, 10.3],
  ["chart-3", ["surface"], 9.6, 8.5],
  ["chart-4", ["surface"], 6.2, 8.1],
];
const themes = { light: tokensOf(':root[data-theme="light"]'), dark: tokensOf(':root[data-theme="dark"]') };

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const colour = (name: string) => {
    const value = themes[theme][name];
    if (!value?.startsWith("#")) throw new Error(`--${name} is not a colour`);
    return value;
  };
  const lowest = (name: string, grounds: string[]) =>
    Math.min(...grounds.map((ground) => ratio(colour(name), colour(ground))));

  it.each(TEXT)("has a contrast of 4.5:1 or more for %s on %j, as in docs/design.md", (name, grounds, light, dark) => {
    expect(lowest(name, grounds)).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(lowest(name, grounds) - (theme === "light" ? light : dark))).toBeLessThan(0.06);
  });

  it.each(MARKS)("has a contrast of 3:1 or more for %s on %j, as in docs/design.md", (name, grounds, light, dark) => {
    expect(lowest(name, grounds)).toBeGreaterThanOrEqual(3);
    expect(Math.abs(lowest(name, grounds) - (theme === "light" ? light : dark))).toBeLessThan(0.06);
  });
});

describe("the table of docs/design.md", () => {
  const page = readFileSync(path.join(import.meta.dirname, "../../../docs/design.md"), "utf8");
  const rows = [...page.matchAll(/^\| `--([a-z-]+)` +\|[^|]+\| +([\d.]+) \| +([\d.]+) \|$/gm)];

  it.each(rows.map(([, name = "", light, dark]) => [name, Number(light), Number(dark)] as const))(
    "states the computed values of %s: %s and %s",
    (name, light, dark) => {
      const first = [...TEXT, ...MARKS].find(([token]) => token === name);
      if (name === "line") return expect([light, dark]).toEqual([1.3, 1.4]);
      expect([light, dark]).toEqual(first?.slice(2));
    },
  );

  it("has the tokens that carry meaning", () => {
    expect(rows.map(([, name]) => name)).toEqual(expect.arrayContaining(["text", "muted", "danger", "focus"]));
  });
});

it("outlines the cue, which alone would be too faint on a light page", () => {
  const { cue = "", surface = "", text = "" } = themes.light;
  expect(ratio(cue, surface)).toBeLessThan(3);
  expect(ratio(text, cue)).toBeGreaterThanOrEqual(3);
});

it("has the same dark colours before the theme script has run", () => {
  expect(tokensOf(":root:not([data-theme])")).toEqual(themes.dark);
});

it("names the same tokens in both themes", () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});

it("prints black on white with the light theme's colours in either theme", () => {
  const paper = tokensOf(":root,", "@media print");
  expect(css.match(/@media screen[^{]*\{\s*:root(\[data-theme="dark"\]|:not\(\[data-theme\]\)) \{/g)).toHaveLength(2);
  expect(css.match(/ {2}color-scheme: dark/g)).toHaveLength(2);
  expect(ratio(paper.text ?? "", paper.bg ?? "")).toBe(21);
  expect(ratio(paper.muted ?? "", paper.bg ?? "")).toBeGreaterThanOrEqual(4.5);
});

describe("the measures", () => {
  const base = tokensOf(":root {\n  --font");
  const wide = tokensOf(":root", "@media (min-width: 1024px)");

  it.each([
    ["space", { "s-1": 4, "s-2": 8, "s-3": 12, "s-4": 16, "s-5": 24, "s-6": 32, "s-7": 48, "s-8": 64, "s-9": 96 }],
    [
      "type",
      { "fs-12": 13, "fs-14": 14, "fs-16": 16, "fs-18": 18, "fs-h4": 20, "fs-h3": 22, "fs-h2": 26, "fs-h1": 32 },
    ],
    ["pages", { "w-form": 640, "w-read": 760, "w-page": 1120, "w-wide": 1280, "w-login": 400, "w-register": 520 }],
    ["targets", { touch: 44, gutter: 16 }],
  ])("uses rem for %s, so that they grow with the text", (_what, pixels) => {
    for (const [name, size] of Object.entries(pixels)) expect([name, base[name]]).toEqual([name, `${size / 16}rem`]);
  });

  it("has larger headings and wider gutters from 1024 px on", () => {
    expect(wide).toMatchObject({ "fs-h3": "1.5rem", "fs-h2": "2rem", "fs-h1": "2.5rem", "fs-display": "3.75rem" });
    expect(tokensOf(":root", "@media (min-width: 768px)").gutter).toBe("1.5rem");
    expect(wide.gutter).toBe("2rem");
  });

  it.each([
    ["border-draft", "1.5px dashed var(--control)"],
    ["border-solid", "1px solid var(--line)"],
    ["m-1", "120ms"],
    ["m-2", "200ms"],
    ["ease", "cubic-bezier(0.2, 0, 0, 1)"],
    ["r-s", "4px"],
    ["r-m", "8px"],
  ])("sets %s to %s", (name, value) => expect(base[name]).toBe(value));

  it("stacks bars below menus, menus below toasts, toasts below dialogs", () => {
    const layers = ["z-sticky", "z-menu", "z-toast", "z-dialog"].map((name) => Number(base[name]));
    expect(layers).toEqual([10, 20, 30, 40]);
  });
});
