import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const [, , out, width, ...files] = process.argv;
const b = await chromium.launch(await findChromium());
const p = await b.newPage({ viewport: { width: 1800, height: 1000 } });
await p.setContent(
  `<body style="margin:0;display:flex;gap:8px;align-items:flex-start;background:#888">${files.map((f) => `<img style="width:${width}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("")}</body>`,
);
await p.screenshot({ path: out, fullPage: true });
await b.close();
