import { BRAND, MARK_DOT, MARK_PATHS } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import { CARD_HEIGHT, CARD_WIDTH, sharedResultPath } from "@dryrun/domain/shared-results/limits";
import * as say from "@dryrun/domain/shared-results/messages";
import type { ResultCard } from "../../ports.ts";

const STYLE = `
:root{color-scheme:light dark;--bg:#fbf8f2;--surface:#fff;--sunken:#f3eee4;--text:#1b1e2b;--muted:#565b6e;--line:#ddd6c8;--bar:#2a3a9e;--cue:#f7b32b}
@media (prefers-color-scheme:dark){:root{--bg:#12141d;--surface:#1b1e2a;--sunken:#0d0f16;--text:#eceae4;--muted:#a9adbd;--line:#343848;--bar:#a9b5ff;--cue:#ffc24d}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 "Anek Latin","Noto Sans Devanagari","Nirmala UI",system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}
a{color:var(--text)}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;margin:0;font-weight:700;font-size:1.25rem;text-decoration:none}
.brand svg{stroke:var(--bar)}
.brand circle{fill:var(--cue);stroke:none}
.sheet{margin-top:1rem;padding:1.5rem 1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
h1{margin:0;font-size:1.75rem;line-height:1.25;overflow-wrap:anywhere}
.on{margin:.25rem 0 1.25rem;color:var(--muted)}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:.5rem;text-align:left;color:var(--muted);font-size:.875rem}
th,td{padding:.5rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400}
.score{width:3rem;text-align:right;font-weight:700;font-variant-numeric:tabular-nums}
.bar{width:45%;padding-left:1rem}
.bar span{display:block;height:.75rem;border-radius:4px;background:var(--sunken)}
.bar span span{background:var(--bar)}
.foot{color:var(--muted);font-size:.875rem}
a:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
@media print{:root{--bg:#fff}.foot a{text-decoration:none}}
`;

const MARK = `<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${MARK_PATHS.map((path) => `<path d="${path}"/>`).join("")}<circle cx="${MARK_DOT.x}" cy="${MARK_DOT.y}" r="${MARK_DOT.radius}"/></svg>`;

const pageOf = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)} – ${BRAND.name}</title>${head}<style>${STYLE}</style></head>
<body><main><a class="brand" href="/">${MARK}${BRAND.name}</a>${body}</main></body></html>`;

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;

const rowOf = ({ label, score }: ResultCard["topics"][number]) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td class="bar" aria-hidden="true"><span><span style="width:${score}%"></span></span></td><td class="score">${score}</td></tr>`;

/** The public page of a shared result, without scripts. */
export function sharedPage({ name, on, topics }: ResultCard, token: string, publicUrl: string): string {
  const title = say.sharedTitle(name);
  const url = publicUrl + sharedResultPath(token);
  const scores = topics.map(({ label, score }) => `${label} ${score}`).join(", ");
  const head = [
    meta("og:type", "website"),
    meta("og:site_name", BRAND.name),
    meta("og:title", title),
    meta("og:description", `${say.interviewOn(on)}. ${say.SCORES_OF}: ${scores}.`),
    meta("og:url", url),
    meta("og:image", `${url}/card.png`),
    meta("og:image:type", "image/png"),
    meta("og:image:width", String(CARD_WIDTH)),
    meta("og:image:height", String(CARD_HEIGHT)),
    meta("og:image:alt", `${title}: ${scores}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
  const body = `<div class="sheet"><h1><bdi>${escapeHtml(name)}</bdi></h1><p class="on">${escapeHtml(say.interviewOn(on))}</p>
<table><caption>${say.SCORES_OF}</caption><tbody>${topics.map(rowOf).join("")}</tbody></table></div>
<p class="foot">${escapeHtml(name)} shares this result of a mock interview on ${BRAND.name}. <a href="/">${escapeHtml(BRAND.tagline)}</a></p>`;
  return pageOf(title, head, body);
}

/** In its place where a link is unknown or was revoked. */
export const goneSharedPage = () =>
  pageOf(
    say.SHARED_GONE,
    "",
    `<div class="sheet"><h1>${say.SHARED_GONE}</h1><p>${say.SHARED_GONE_TEXT}</p><p><a href="/">${escapeHtml(BRAND.tagline)}</a></p></div>`,
  );
