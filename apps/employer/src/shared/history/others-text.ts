import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { othersText } from "@dryrun/domain/applications/messages";
import { formatDate } from "@dryrun/domain/time";
import type { OtherApplication } from "../answers.ts";
import { history as text } from "./history.en-in.ts";

const isDecided = ({ status }: OtherApplication) => status === "accepted" || status === "rejected";

/** Sums up other applications: "Applied to 2 other jobs of your company. Rejected for SQL Analyst on 3 Mar 2026. …" */
export function summaryOf(others: readonly OtherApplication[]): string {
  const last = others.filter(isDecided).toSorted((a, b) => (b.decidedAt ?? "").localeCompare(a.decidedAt ?? ""))[0];
  const best = others.reduce<OtherApplication | undefined>(
    (found, one) => ((one.score ?? -1) > (found?.score ?? -1) ? one : found),
    undefined,
  );
  return [
    `${othersText(others.length)}.`,
    last?.decidedAt && text.last(STATUS_LABELS[last.status], last.jobTitle, formatDate(last.decidedAt)),
    best && text.best(best.score ?? 0, best.verdict),
  ]
    .filter(Boolean)
    .join(" ");
}
