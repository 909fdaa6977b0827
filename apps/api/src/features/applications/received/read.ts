import type { employerApplication } from "@dryrun/domain/applications/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { notFound } from "../../../errors/app-error.ts";
import { logKeyRead } from "../../../records/company/activity.ts";
import { findContactStop } from "../../../records/company/contact-stops.ts";
import type { Member } from "../../../records/company/members.ts";
import { findOthers } from "../../../records/company/other-applications.ts";
import { titleOf } from "../../../records/jobs/job-answers.ts";
import type { ApplicationDeps } from "../deps.ts";
import { noteAnswer } from "../notes/answers.ts";
import { findNotes } from "../notes/queries.ts";
import * as query from "../queries.ts";
import * as serialize from "../serialize.ts";
import { findReopened } from "./decision-queries.ts";

/** Reading changes nothing: the page reports when it opens an application. A key's read is logged. */
export const readForEmployer =
  ({ db, clock }: ApplicationDeps) =>
  async (member: Member, id: string): Promise<Output<typeof employerApplication>> => {
    const row = await query.findEmployerApplication(db, id, member);
    if (!row) throw notFound("This application");
    const { application, job } = row;
    await logKeyRead(db, member, { ids: [id], kind: "looked" }, clock.now());
    const notes = await findNotes(db, [id]);
    const reopened = await findReopened(db, id);
    // Of a withdrawn application the company keeps only a line.
    const studentId = application.status === "withdrawn" ? null : application.studentId;
    const others = studentId ? await findOthers(db, member, studentId, id) : [];
    const interview = serialize.knownInterview(application);
    const interviewCompleted = interview.state === "sent";
    const decision = serialize.decisionOf(application, true);
    return {
      application: {
        _id: application.id,
        status: decision.status,
        createdAt: application.createdAt.toISOString(),
        ...serialize.resumeForEmployer(row),
        ...serialize.contactOf(row),
        jobId: { _id: job.id, title: titleOf(job), company: job.company },
        interview,
        interviewCompleted,
        decidedAt: decision.at?.toISOString() ?? null,
        decisionReason: decision.reason,
        reasonShared: application.privateReason === "",
        experienceYears: application.status === "withdrawn" ? null : application.experienceYears,
        ...serialize.marksOf({
          ...application,
          assignee: row.assignee,
          decidedBy: row.decidedBy,
          undoUntil: application.heldUntil,
          shownStage: row.shownStage,
        }),
        bookedMeetingAt: row.bookedMeetingAt?.toISOString() ?? null,
        others,
        doNotContact: studentId ? await findContactStop(db, member.companyId, studentId) : null,
        notes: notes.map(noteAnswer),
        note: notes.find(({ author }) => author?._id === member.userId)?.note.text ?? "",
        timeline: serialize.timelineOf(row, reopened, true),
      },
      interviewCompleted,
      verdict: interview.finalDecision,
    };
  };
