// Opens the Chromium of the delivery drills.
import { findChromium } from "../../e2e/chromium.ts";
import { requirePlaywright } from "../release/tree/tree.mjs";

export async function openBrowser(root) {
  const { executablePath, env } = await findChromium();
  const args = ["--no-sandbox", "--disable-gpu"];
  return requirePlaywright(root).chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
}
