import { Readable } from "node:stream";
import { EXPORT_COLUMNS, type ExportFormat, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { notesText } from "@dryrun/domain/applications/notes/mentions";
import { noticeText } from "@dryrun/domain/applications/notice";
import { refusalToExport } from "@dryrun/domain/applications/rules";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { invalidFields, notFound } from "../../errors/app-error.ts";
import { csvOf } from "../../http/files/csv.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import type { Cell, Clock, Workbooks } from "../../ports.ts";
import { logOfApplications, logOfJob } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { titleOf } from "../../records/jobs/job-answers.ts";
import { findOwnJob } from "../../records/jobs.ts";
import { findTurn } from "../../records/turns.ts";
import { type FoundNote, findNotes } from "./notes/queries.ts";
import type { SortedFilter } from "./received/filter-queries.ts";
import { findExportedIds, findListed, type ListedRecord } from "./received/list-queries.ts";
import { withMeantName } from "./received/meant-name.ts";
import { knownInterview, listedForEmployer, stageOf } from "./serialize.ts";

/** The number of applications read and written at a time. */
const BATCH = 500;
const SHEET = "Applications";
const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
interface ExportDeps {
  db: Db;
  clock: Clock;
  limit: Pick<CompanyLimit, "take">;
  workbooks: Workbooks;
}
export type ExportApplications = ReturnType<typeof createExport>;

/** Exports an employer's list with its filters and order, all pages, as a file that is written while the list is read. */
export function createExport({ db, clock, limit, workbooks }: ExportDeps) {
  /** Logs the applications as they are read, because a download may end early. */
  async function* batches(member: Member, ids: readonly string[]): AsyncGenerator<Cell[][]> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      await logOfApplications(db, member, batch, { kind: "exported", at: clock.now() });
      const notes = Map.groupBy(await findNotes(db, batch), ({ note }) => note.applicationId);
      yield (await findListed(db, batch)).map((row) => cellsOf(row, notes.get(row.application.id) ?? []));
    }
  }

  return async function exportApplications(member: Member, typed: SortedFilter, format: ExportFormat) {
    if (typed.jobId && !(await findOwnJob(db, typed.jobId, member))) throw notFound("This job");
    await limit.take(member);
    const filter = await withMeantName(db, member, typed, clock.now());
    // The order is determined once, so that new applications do not shift it and no page is counted again.
    const ids = await findExportedIds(db, member, filter, clock.now());
    const refusal = refusalToExport(format, ids.length);
    if (refusal) throw invalidFields([{ field: "format", message: refusal }]);
    if (filter.jobId && ids.length > 0) await logOfJob(db, member, filter.jobId, "exported", clock.now(), ids.length);
    const rows = batches(member, ids);
    return {
      content:
        format === "xlsx"
          ? await workbooks.write(SHEET, EXPORT_COLUMNS, rows, await findTurn(db, member.userId, clock.now()))
          : Readable.from(csvOf(withHead(rows)), { objectMode: false }),
      contentType: TYPES[format],
      fileName: `applications-${indianDay(clock.now())}.${format}`,
    };
  };
}

/** Adds the header row of a CSV file; a workbook makes its own. */
async function* withHead(batches: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
  yield [EXPORT_COLUMNS.map(({ title }) => title)];
  yield* batches;
}

/** Returns the cells in the order of the columns. */
function cellsOf(row: ListedRecord, notes: readonly FoundNote[]): Cell[] {
  const { application, job } = row;
  const shown = listedForEmployer(row);
  const { state, score, finalDecision } = knownInterview(application);
  return [
    shown.fullName,
    shown.email,
    shown.phone,
    titleOf(job),
    job.company,
    indianDay(application.createdAt),
    STATUS_LABELS[application.status],
    application.decidedAt ? indianDay(application.decidedAt) : null,
    application.decisionReason || application.privateReason,
    shown.expectedCTC,
    shown.currentCTC,
    noticeText(shown.noticePeriod),
    shown.skills.join(", "),
    shown.languages.join(", "),
    shown.portfolioUrl,
    state === "sent" ? "Sent" : "",
    score,
    finalDecision,
    application.status === "pending" ? stageOf({ ...application, shownStage: row.shownStage }).stageName : "",
    application.tags.join(", "),
    notesText(notes.map(({ note: { text }, author }) => ({ text, author }))),
  ];
}
