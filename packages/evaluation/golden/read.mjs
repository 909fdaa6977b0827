// The sets of this folder by name. Two of them ship with the product, for the calibration page, and are stored in
// packages/content.
import { existsSync, readFileSync } from "node:fs";

const SHIPPED = new URL("../../content/interview/golden/", import.meta.url);

export function readGolden(name) {
  const shipped = new URL(`${name}.json`, SHIPPED);
  return JSON.parse(readFileSync(existsSync(shipped) ? shipped : new URL(`${name}.json`, import.meta.url), "utf8"));
}
