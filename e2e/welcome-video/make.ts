// Creates the welcome video, its poster and its captions from the scenes: `node e2e/welcome-video/make.ts` (needs Debian's ffmpeg).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MASTERCLASS_PRICE, REFUND_ATTENDANCE_PERCENT } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { chromium } from "@playwright/test";
import { captionsOf, SCENES, TOTAL_SECONDS } from "../../apps/masterclass/src/features/session/welcome/scenes.en-in.ts";
import { findChromium } from "../chromium.ts";

const FRAMES_PER_SECOND = 20;
const POSTER_SECOND = 3;
const OUT = path.join(import.meta.dirname, "../../apps/masterclass/src/features/session/welcome");
const FONTS = path.join(import.meta.dirname, "../../packages/design-system/src/fonts");

const fontOf = (name: string) => `data:font/woff2;base64,${readFileSync(path.join(FONTS, name)).toString("base64")}`;
const film = readFileSync(path.join(import.meta.dirname, "film.html"), "utf8")
  .replaceAll("__FONT__", fontOf("anek-latin.woff2"))
  .replaceAll("__RUPEE__", fontOf("anek-latin-rupee.woff2"))
  .replaceAll("__PERCENT__", String(REFUND_ATTENDANCE_PERCENT))
  .replaceAll("__PRICE__", formatRupees(MASTERCLASS_PRICE));

function ffmpeg(...settings: string[]) {
  const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...settings], { stdio: ["pipe", "inherit", "inherit"] });
  return { input: child.stdin, ended: once(child, "exit") };
}
const PIPE = ["-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-i", "-"];
const H264 = ["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "26", "-pix_fmt", "yuv420p"];

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox"],
  env: { ...(process.env as Record<string, string>), ...env },
});
const page = await browser.newPage({ viewport: { width: 854, height: 480 } });
await page.setContent(film);
await page.evaluate(() => document.fonts.ready);
const mp4 = ffmpeg(...PIPE, ...H264, "-movflags", "+faststart", path.join(OUT, "welcome.mp4"));
let before = 0;
for (const scene of SCENES) {
  for (let frame = 0; frame < scene.seconds * FRAMES_PER_SECOND; frame++) {
    const t = frame / FRAMES_PER_SECOND;
    const call = `draw(${JSON.stringify(scene)}, ${t}, ${(before + t) / TOTAL_SECONDS})`;
    await page.evaluate(call);
    const picture = await page.screenshot({ type: "png" });
    mp4.input.write(picture);
    if (before + t === POSTER_SECOND) {
      const poster = ffmpeg(
        "-f",
        "image2pipe",
        "-i",
        "-",
        "-c:v",
        "libwebp",
        "-quality",
        "80",
        path.join(OUT, "welcome.webp"),
      );
      poster.input.end(picture);
      await poster.ended;
    }
  }
  before += scene.seconds;
}
mp4.input.end();
await mp4.ended;
await browser.close();
writeFileSync(path.join(OUT, "welcome.vtt"), captionsOf(SCENES));
