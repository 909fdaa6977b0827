import { INTERVIEW_NOT_SENT } from "@dryrun/domain/interviews/messages";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { logKeyRead } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { findAnswerDays } from "../../records/jobs/answer-time.ts";
import { findAnswers } from "../../records/sessions.ts";
import * as result from "./result-queries.ts";
import { correctedOf, detailOf, employerSummaryOf, sessionFields } from "./serialize.ts";

const isReadable = ({ status, studentId }: { status: string; studentId: string | null }) =>
  status !== "withdrawn" && studentId !== null;

export type Results = ReturnType<typeof createResults>;

/** Returns results: the student's own, and the employer's once they were sent. */
export function createResults({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async history(studentId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await result.findSessionsPage(db, studentId, paging);
      return {
        sessions: rows.map((row) => sessionFields(row, row.evaluated)),
        ...pagingOf(total, paging),
      };
    },

    async detail(studentId: string, sessionId: string) {
      const record = await result.findStudentRecord(db, sessionId, studentId);
      if (!record) throw notFound("This interview");
      const answersWithinDays =
        record.applicationStatus === "pending" ? await findAnswerDays(db, record.job?.companyId ?? null) : null;
      return {
        ...detailOf(record, await findAnswers(db, sessionId), await result.findEvents(db, record.session)),
        answersWithinDays,
        corrected: correctedOf(await result.findCorrections(db, sessionId, studentId)),
      };
    },

    /** Reading changes nothing: the page reports when it opens an interview. A key's read is logged. */
    async forEmployer(member: Member, applicationId: string) {
      const row = await result.findEmployerRecord(db, applicationId, member);
      // An application that was withdrawn, or whose candidate deleted the account, has only its entry in the list.
      if (!row || !isReadable(row.application)) throw notFound("This application");
      const { session } = row;
      if (!session?.sentAt) throw new AppError("INTERVIEW_NOT_SENT", INTERVIEW_NOT_SENT);
      await logKeyRead(db, member, { ids: [applicationId], kind: "looked" }, clock.now());
      const answers = await findAnswers(db, session.id);
      return employerSummaryOf({ ...row, session }, answers, await result.findEvents(db, session));
    },
  };
}
