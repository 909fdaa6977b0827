import { BRAND } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import { CARD_HEIGHT, CARD_WIDTH, sharedResultPath } from "@dryrun/domain/shared-results/limits";
import * as say from "@dryrun/domain/shared-results/messages";
import { plainPage } from "../../http/site/plain-page.ts";
import type { ResultCard } from "../../ports.ts";
import type { SharedView } from "./contents.ts";

const STYLE = `
.on{margin:.25rem 0 1.25rem;color:var(--muted)}
.total{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .75rem;margin:0 0 1.25rem}
.total b{font-size:4rem;line-height:1;font-variant-numeric:tabular-nums}
.verdict{padding:0 .75rem;border:1px solid currentColor;border-radius:4px;font-weight:700}
.verdict[data-verdict=Pass]{color:var(--success)}
.verdict[data-verdict=Review]{color:var(--warning)}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:.5rem;text-align:left;color:var(--muted);font-size:.875rem}
th,td{padding:.5rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400;vertical-align:top}
.level,.count,.scale{color:var(--muted);font-size:.875rem}
.level{display:block}
.scale{margin:-.75rem 0 1.25rem}
.score{width:3rem;text-align:right;font-weight:700;font-variant-numeric:tabular-nums}
.share{width:35%;padding:.875rem 0 0 1rem}
.share span{display:block;height:.75rem;border-radius:4px;background:var(--sunken)}
.share span span{background:var(--bar)}
h2{margin:0 0 .5rem;font-size:1.125rem}
pre{margin:.75rem 0 0;padding:.75rem;overflow:auto;border-radius:4px;background:var(--sunken);font:.875rem/1.5 ui-monospace,"Roboto Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.question{margin:0;white-space:pre-line}
.verified{font-weight:700}
`;

const HIDDEN = '<meta name="robots" content="noindex, nofollow">';
const pageOf = (title: string, head: string, body: string) =>
  plainPage({ title, head: HIDDEN + head, body, style: STYLE });

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;

const rowOf = ({ label, score, questions, level }: ResultCard["topics"][number]) =>
  `<tr><th scope="row">${escapeHtml(label)} <span class="count">${say.questionsOf(questions)}</span>${level ? `<span class="level">${escapeHtml(level)}</span>` : ""}</th><td class="share" aria-hidden="true"><span><span style="width:${score}%"></span></span></td><td class="score">${score}</td></tr>`;

const totalOf = ({ total }: ResultCard) =>
  total
    ? `<p class="total"><b>${total.score}</b> ${say.OUT_OF} <span class="verdict" data-verdict="${total.verdict}">${total.verdict}</span></p><p class="scale">${say.VERDICT_SCALE}</p>`
    : "";

const answerOf = ({ answer }: SharedView) =>
  answer
    ? `<section class="sheet"><h2>${escapeHtml(say.answerTo(answer.topic, answer.score))}</h2><p class="question">${escapeHtml(answer.question)}</p><pre>${escapeHtml(answer.text)}</pre></section>`
    : "";

/** Returns what messengers and social networks show for the link. */
function headOf({ name, on, isPractice, topics, total }: ResultCard, url: string): string {
  const title = total ? `${say.sharedTitle(name)}: ${total.score} ${say.OUT_OF}` : say.sharedTitle(name);
  const scores = topics.map(({ label, score }) => `${label} ${score}`).join(", ");
  return [
    meta("og:type", "website"),
    meta("og:site_name", BRAND.name),
    meta("og:title", title),
    meta("og:description", `${say.interviewOn(on, isPractice)}. ${say.SCORES_OF}: ${scores}.`),
    meta("og:url", url),
    meta("og:image", `${url}/card.png`),
    meta("og:image:type", "image/png"),
    meta("og:image:width", String(CARD_WIDTH)),
    meta("og:image:height", String(CARD_HEIGHT)),
    meta("og:image:alt", `${title}: ${scores}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** Renders the public page of a shared result, without scripts. */
export function sharedPage(view: SharedView, token: string, publicUrl: string): string {
  const { name, on, isPractice, topics } = view.card;
  const heading = name ? `<bdi>${escapeHtml(name)}</bdi>` : say.UNNAMED_TITLE;
  const body = `<div class="sheet"><h1>${heading}</h1><p class="on">${escapeHtml(say.interviewOn(on, isPractice))}</p>
${totalOf(view.card)}<table><caption>${say.SCORES_OF}</caption><tbody>${topics.map(rowOf).join("")}</tbody></table></div>
${answerOf(view)}<p class="foot"><span class="verified">${escapeHtml(say.verifiedBy(BRAND.name))}.</span> ${escapeHtml(say.verifiedText(BRAND.name))}</p>
<p class="foot">${escapeHtml(say.sharedBy(name, isPractice, BRAND.name))} <a href="/">${escapeHtml(BRAND.tagline)}</a></p>`;
  return pageOf(say.sharedTitle(name), headOf(view.card, publicUrl + sharedResultPath(token)), body);
}

/** Renders the page for an unknown or revoked link. */
export const goneSharedPage = () =>
  pageOf(
    say.SHARED_GONE,
    "",
    `<div class="sheet"><h1>${say.SHARED_GONE}</h1><p>${say.SHARED_GONE_TEXT}</p><p><a href="/">${escapeHtml(BRAND.tagline)}</a></p></div>`,
  );
