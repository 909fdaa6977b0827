import { escapeHtml } from "@dryrun/domain/html";
import { IMPACT_NAMES, PHASE_NAMES } from "@dryrun/domain/incidents/messages";
import { affectedBy } from "@dryrun/domain/incidents/rules";
import { COMPONENT_STATES } from "@dryrun/domain/status/limits";
import { COMPONENT_NAMES, STATE_NAMES, STATUS_TITLE, page as text } from "@dryrun/domain/status/messages";
import { formatDateTime, formatTime } from "@dryrun/domain/time";
import { plainPage } from "../../http/site/plain-page.ts";
import type { PublicIncident } from "../../records/incidents/incident-answer.ts";
import type { Status, StatusPage } from "./service.ts";

const STYLE = `
main,.bar{max-width:47.5rem}
h2{margin:2rem 0 .75rem;font-size:1.375rem;line-height:1.25}
h3{margin:0;font-size:1.125rem;overflow-wrap:anywhere}
ul,ol{margin:0;padding:0;list-style:none}
p{margin:0}
[data-state]{--tone:var(--success)}
[data-state=maintenance]{--tone:var(--info)}
[data-state=degraded]{--tone:var(--warning)}
[data-state=outage]{--tone:var(--danger)}
.now{border-left:6px solid var(--tone);font-size:1.125rem;font-weight:700}
.as-of{margin-top:.5rem;color:var(--muted);font-size:.875rem}
.parts{border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.parts li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 1.25rem}
.parts li+li{border-top:1px solid var(--line)}
.parts b{color:var(--tone)}
.note{flex-basis:100%;color:var(--muted)}
article{padding:1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
article+article{margin-top:1rem}
.when{color:var(--muted);font-size:.875rem}
.line{margin-top:1rem}
.line li{padding-left:1rem;border-left:2px solid var(--line)}
.line li+li{margin-top:1rem}
.text{white-space:pre-line;overflow-wrap:anywhere}
summary{display:inline-block;min-height:2.75rem;padding-top:.625rem;cursor:pointer;text-decoration:underline}
.foot{margin-top:2rem}
`;

const timeOf = (at: string) => `<time datetime="${at}">${formatDateTime(at)}</time>`;

const componentOf = ({ name, state, note }: Status["components"][number]) =>
  `<li data-state="${state}"><span>${escapeHtml(name)}</span><b>${STATE_NAMES[state]}</b>${note && `<p class="note">${escapeHtml(note)}</p>`}</li>`;

const updatesOf = ({ updates }: PublicIncident) =>
  `<ol class="line">${updates
    .map(
      ({ phase, message, at }) =>
        `<li><b>${PHASE_NAMES[phase]}</b> <span class="when">${timeOf(at)}</span><p class="text">${escapeHtml(message)}</p></li>`,
    )
    .join("")}</ol>`;

function incidentOf(incident: PublicIncident): string {
  const { title, begunAt, resolvedAt, impacts, updates } = incident;
  const affected = affectedBy(impacts).map((one) => text.affected(COMPONENT_NAMES[one], IMPACT_NAMES[impacts[one]]));
  const when = resolvedAt ? text.lasted(timeOf(begunAt), timeOf(resolvedAt)) : text.begun(timeOf(begunAt));
  const line = updatesOf(incident);
  return `<article><h3>${escapeHtml(title)}</h3><p class="when">${when}</p>${
    affected.length > 0 ? `<p class="when">${text.affects(affected)}</p>` : ""
  }${resolvedAt ? `<details><summary>${text.updates(updates.length)}</summary>${line}</details>` : line}</article>`;
}

const section = (title: string, body: string) => `<section><h2>${title}</h2>${body}</section>`;

/** Renders the page for people, without scripts. */
export function statusPage({ at, summary, components, incidents, maintenance, past }: StatusPage): string {
  const worst = COMPONENT_STATES.findLast((state) => components.some((one) => one.state === state)) ?? "operational";
  const planned = maintenance?.phase === "announced" ? escapeHtml(maintenance.text) : text.nonePlanned;
  const body = [
    `<h1>${STATUS_TITLE}</h1>`,
    `<p class="sheet now" data-state="${worst}">${escapeHtml(summary)}</p>`,
    `<p class="as-of">${text.asOf(formatTime(at))}</p>`,
    incidents.length > 0 ? section(text.openIncidents, incidents.map(incidentOf).join("")) : "",
    section(text.components, `<ul class="parts">${components.map(componentOf).join("")}</ul>`),
    section(text.planned, `<p>${planned}</p>`),
    section(
      text.past,
      past.length > 0 ? past.map(incidentOf).join("") : `<p>${incidents.length > 0 ? text.noOther : text.nonePast}</p>`,
    ),
    `<p class="foot">${text.notListed} <a href="/contact">${text.write}</a></p>`,
  ].join("");
  const head = `<meta name="description" content="${escapeHtml(text.about)}">`;
  return plainPage({ title: STATUS_TITLE, head, body, style: STYLE });
}
