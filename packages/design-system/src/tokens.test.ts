import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

function tokensOf(start: string): Record<string, string> {
  const from = css.indexOf("{", css.indexOf(start));
  const block = css.slice(from + 1, css.indexOf("}", from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["bg", "surface", "sunken"];
const TEXT: [string, string[]][] = [
  ["text", [...GROUNDS, "primary-soft", "cue-soft", "success-soft", "warning-soft", "danger-soft", "info-soft"]],
  ["muted", GROUNDS],
  ["primary", [...GROUNDS, "primary-soft"]],
  ["primary-hover", [...GROUNDS, "primary-soft"]],
  ["on-primary", ["primary", "primary-hover"]],
  ["on-cue", ["cue"]],
  ["success", [...GROUNDS, "success-soft"]],
  ["warning", [...GROUNDS, "warning-soft"]],
  ["danger", [...GROUNDS, "danger-soft"]],
  ["info", [...GROUNDS, "info-soft"]],
  ["on-danger", ["danger", "danger-hover"]],
  ["on-success", ["success"]],
];
const MARKS: [string, string[]][] = [
  ["control", GROUNDS],
  ["focus", GROUNDS],
  ["chart-excel", ["surface"]],
  ["chart-power-bi", ["surface"]],
  ["chart-sql", ["surface"]],
  ["chart-vba", ["surface"]],
];
const themes = { light: tokensOf(':root[data-theme="light"]'), dark: tokensOf(':root[data-theme="dark"]') };

describe.each(Object.entries(themes))("the %s theme", (_name, tokens) => {
  const colour = (name: string) => {
    const value = tokens[name];
    if (!value?.startsWith("#")) throw new Error(`--${name} is not a colour`);
    return value;
  };

  it.each(TEXT.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const)))(
    "writes %s on %s at 4.5:1 or more",
    (name, ground) => expect(ratio(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(MARKS.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const)))(
    "draws %s on %s at 3:1 or more",
    (name, ground) => expect(ratio(colour(name), colour(ground))).toBeGreaterThanOrEqual(3),
  );
});

it("gives the same dark colours before the theme script has run", () => {
  expect(tokensOf(":root:not([data-theme])")).toEqual(themes.dark);
});

it("names the same tokens in both themes", () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});
