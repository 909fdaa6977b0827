import { parseCsv } from "@dryrun/csv/csv";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type * as contract from "@dryrun/domain/masterclass/contract";
import { MAX_REPORT_ROWS } from "@dryrun/domain/masterclass/limits";
import { attendanceImported } from "@dryrun/domain/masterclass/messages";
import { checkReport } from "@dryrun/domain/masterclass/sessions/report";
import { pagingOf } from "@dryrun/domain/pages";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { findSession } from "../../../records/purchases/live-sessions.ts";
import type { MasterclassDeps } from "../deps.ts";
import { adminEnrolment } from "./serialize.ts";
import * as query from "./session-queries.ts";

export const sessionEnrolments =
  ({ db, clock }: MasterclassDeps) =>
  async (
    id: string,
    paging: Input<typeof contract.sessionEnrolments>["query"],
  ): Promise<Output<typeof contract.sessionEnrolments>> => {
    const session = await findSession(db, id);
    if (!session) throw notFound("This session");
    const { rows, total } = await query.findEnrolments(db, id, paging);
    return {
      enrolments: rows.map((row) => adminEnrolment(row, session, clock.now())),
      ...pagingOf(total, paging),
    };
  };

/**
 * Imports the meeting's own report: minutes by e-mail. Anyone with minutes attended, even without pressing Join;
 * importing again replaces the minutes. All rows or none.
 */
export const importAttendance =
  ({ db, clock }: MasterclassDeps) =>
  async (adminId: string, id: string, file: string): Promise<Output<typeof contract.importAttendance>> => {
    if (!(await findSession(db, id))) throw notFound("This session"); // before the file is parsed
    const { minutes, errors } = checkReport(parseCsv(file, MAX_REPORT_ROWS));
    if (errors.length > 0) throw new AppError("VALIDATION", errors[0]?.message ?? "", { errors });
    return db.transaction(async (tx) => {
      const now = clock.now();
      const session = await query.lockSession(tx, id);
      if (!session) throw notFound("This session");
      const seats = await query.lockEnrolmentsByEmail(tx, id, [...minutes.keys()]);
      await query.forgetMinutes(tx, id);
      for (const { id: seatId, email, attendedAt } of seats) {
        const reportedMinutes = minutes.get(email?.toLowerCase() ?? "") ?? 0;
        const came = reportedMinutes > 0 && {
          attendanceStatus: "attended" as const,
          attendedAt: attendedAt ?? session.startAt,
        };
        await query.updateEnrolment(tx, seatId, { reportedMinutes, ...came });
      }
      await query.changeSession(tx, id, { reportedAt: now });
      await addAuditEntry(tx, { actorId: adminId, action: "attendance.imported", target: id }, now);
      const matched = new Set(seats.map(({ email }) => email?.toLowerCase()));
      const unmatched = [...minutes.keys()].filter((email) => !matched.has(email));
      return { message: attendanceImported(seats.length, unmatched.length), matched: seats.length, unmatched };
    });
  };
