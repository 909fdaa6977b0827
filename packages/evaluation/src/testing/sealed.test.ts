import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const FOLDER = new URL("../../golden/", import.meta.url);
const hashFile = (file: string) => {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  const content = file.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text;
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
};

// Answers that measure the graders must not be changed to fit a grader.
test.each([
  ["hidden.json", "1d5b9a6de5eb650f"],
  ["honest-hidden.json", "362184f317356405"],
  ["fresh-hidden.json", "9f788cafea22799b"],
  ["honest-fresh-hidden.json", "9393c5919450e730"],
  ["fresh-2-hidden.json", "34ca43cbce0a5242"],
  ["honest-2-hidden.json", "71fe14bc2a7b4876"],
  ["programs-excel.json", "e0068bdb83217f22"],
  ["programs-dax.json", "44e908f9f33a9a9e"],
  ["programs-vba.json", "4aa886abbfe05940"],
  ["attacks-hidden.mjs", "067c7fed3853d1af"],
])("%s holds what it held when it was added", (file, seal) => {
  expect(hashFile(file)).toBe(seal);
});
