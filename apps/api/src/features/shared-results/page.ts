import { BRAND } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import { CARD_HEIGHT, CARD_WIDTH, sharedResultPath } from "@dryrun/domain/shared-results/limits";
import * as say from "@dryrun/domain/shared-results/messages";
import { plainPage } from "../../http/site/plain-page.ts";
import type { ResultCard } from "../../ports.ts";

const STYLE = `
.on{margin:.25rem 0 1.25rem;color:var(--muted)}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:.5rem;text-align:left;color:var(--muted);font-size:.875rem}
th,td{padding:.5rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400}
.score{width:3rem;text-align:right;font-weight:700;font-variant-numeric:tabular-nums}
.share{width:45%;padding-left:1rem}
.share span{display:block;height:.75rem;border-radius:4px;background:var(--sunken)}
.share span span{background:var(--bar)}
`;

const HIDDEN = '<meta name="robots" content="noindex, nofollow">';
const pageOf = (title: string, head: string, body: string) =>
  plainPage({ title, head: HIDDEN + head, body, style: STYLE });

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;

const rowOf = ({ label, score }: ResultCard["topics"][number]) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td class="share" aria-hidden="true"><span><span style="width:${score}%"></span></span></td><td class="score">${score}</td></tr>`;

/** Renders the public page of a shared result, without scripts. */
export function sharedPage({ name, on, isPractice, topics }: ResultCard, token: string, publicUrl: string): string {
  const title = say.sharedTitle(name);
  const taken = say.interviewOn(on, isPractice);
  const url = publicUrl + sharedResultPath(token);
  const scores = topics.map(({ label, score }) => `${label} ${score}`).join(", ");
  const head = [
    meta("og:type", "website"),
    meta("og:site_name", BRAND.name),
    meta("og:title", title),
    meta("og:description", `${taken}. ${say.SCORES_OF}: ${scores}.`),
    meta("og:url", url),
    meta("og:image", `${url}/card.png`),
    meta("og:image:type", "image/png"),
    meta("og:image:width", String(CARD_WIDTH)),
    meta("og:image:height", String(CARD_HEIGHT)),
    meta("og:image:alt", `${title}: ${scores}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
  const body = `<div class="sheet"><h1><bdi>${escapeHtml(name)}</bdi></h1><p class="on">${escapeHtml(taken)}</p>
<table><caption>${say.SCORES_OF}</caption><tbody>${topics.map(rowOf).join("")}</tbody></table></div>
<p class="foot">${escapeHtml(say.sharedBy(name, isPractice, BRAND.name))} <a href="/">${escapeHtml(BRAND.tagline)}</a></p>`;
  return pageOf(title, head, body);
}

/** Renders the page for an unknown or revoked link. */
export const goneSharedPage = () =>
  pageOf(
    say.SHARED_GONE,
    "",
    `<div class="sheet"><h1>${say.SHARED_GONE}</h1><p>${say.SHARED_GONE_TEXT}</p><p><a href="/">${escapeHtml(BRAND.tagline)}</a></p></div>`,
  );
