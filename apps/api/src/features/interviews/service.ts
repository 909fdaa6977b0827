import { pickInterview, pickPractice } from "@dryrun/content/interview/pick";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { ErrorCode } from "@dryrun/domain/errors";
import type { recordEvent, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { type PracticeTopic, REMEMBERED_INTERVIEWS } from "@dryrun/domain/interviews/limits";
import * as say from "@dryrun/domain/interviews/messages";
import type { startPractice } from "@dryrun/domain/interviews/practice/contract";
import {
  eventsEnd,
  expiryOf,
  handInEnd,
  refusalToSend,
  refusalToStart,
  remainingSeconds,
} from "@dryrun/domain/interviews/rules";
import { isTakenDown } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { newId, newSeed } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { insertConsent, insertLedgerEntry, lockUser } from "../auth/queries.ts";
import { findProfile } from "../profile/queries.ts";
import * as evaluation from "./evaluation-queries.ts";
import * as query from "./queries.ts";
import { questionAnswer } from "./serialize.ts";

export type Interviews = ReturnType<typeof createInterviews>;
type Start = Input<typeof startInterview>["body"];
type Practice = Input<typeof startPractice>["body"];
/** What the interview is about, and how it was agreed to. */
interface Opening extends Pick<Start, "consent" | "fullScreen"> {
  applicationId: string | null;
  topic: PracticeTopic | null;
}
type Event = Input<typeof recordEvent>["body"];
type Answers = Input<typeof submitInterview>["body"]["answers"];

const WHY: Partial<Record<ErrorCode, string>> = {
  DECIDED: say.DECIDED,
  ALREADY_SUBMITTED: say.ALREADY_SUBMITTED,
  JOB_CLOSED: say.JOB_TAKEN_DOWN,
  NOT_GRADED: say.NOT_GRADED,
  NOT_SENDABLE: say.NOT_SENDABLE,
};
const refused = (code: ErrorCode) => new AppError(code, WHY[code] ?? "");

/** More than anybody can cause by hand; what comes after says nothing new. */
const MAX_EVENTS = 200;

export function createInterviews({ db, clock, queue }: { db: Db; clock: Clock; queue: Queue }) {
  const own = async (tx: Db, studentId: string, sessionId: string, isLocked = false) => {
    const session = await query.findSession(tx, sessionId, studentId, isLocked);
    if (!session) throw notFound("This interview");
    return session;
  };

  const startAnswer = async (tx: Db, session: query.SessionRow, now: Date): Promise<Output<typeof startInterview>> => {
    const first = await query.findAnswer(tx, session.id, 1);
    if (!first) throw new Error(`session ${session.id} has no first question`);
    return {
      sessionId: session.id,
      startedAt: session.startedAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      remainingSeconds: remainingSeconds(session.expiresAt, now),
      serverTime: now.toISOString(),
      reached: session.reached,
      recordOnly: session.recordOnly,
      firstQuestion: questionAnswer(first),
    };
  };

  /** The credit, the session and its ten questions, or nothing. */
  async function open(tx: Db, studentId: string, opening: Opening, now: Date) {
    const { applicationId, topic, consent, fullScreen } = opening;
    const noCredits = topic ? say.NO_CREDITS_FOR_PRACTICE : say.NO_CREDITS;
    if (!(await query.takeCredit(tx, studentId))) throw new AppError("NO_CREDITS", noCredits);
    const profile = await findProfile(tx, studentId);
    const recent = new Set(await query.findRecentQuestionIds(tx, studentId, REMEMBERED_INTERVIEWS));
    const id = newId(now);
    const seed = newSeed();
    const extraTime = profile?.extraTime ?? 0;
    await query.insertSession(tx, {
      id,
      studentId,
      applicationId,
      topic,
      seed,
      startedAt: now,
      expiresAt: expiryOf(now, extraTime),
      extraTime,
      recordOnly: profile?.recordOnly ?? false,
      fullScreen,
      consentVersion: consent?.version ?? null,
      consentAt: consent ? new Date(consent.at) : null,
    });
    const questions = topic ? pickPractice(topic, seed, recent) : pickInterview(seed, recent);
    await query.insertAnswers(
      tx,
      questions.map((question, index) => ({ sessionId: id, number: index + 1, question, questionId: question.id })),
    );
    const entry = {
      userId: studentId,
      unit: "credit" as const,
      amount: -1,
      reason: topic ? "practice interview" : "mock interview",
      reference: id,
      at: now,
    };
    await insertLedgerEntry(tx, { ...entry, id: newId(now) });
    if (consent) {
      const agreed = {
        userId: studentId,
        kind: "interview" as const,
        given: true,
        source: "interview start",
        version: consent.version,
      };
      await insertConsent(tx, { ...agreed, id: newId(now), at: now });
    }
    return own(tx, studentId, id);
  }

  /** Once it went on where there is no full screen, the result says so. */
  async function resumed(tx: Db, session: query.SessionRow, { fullScreen }: Pick<Start, "fullScreen">) {
    if (session.fullScreen && !fullScreen) await query.updateSession(tx, session.id, { fullScreen });
    return session;
  }

  const evaluate = (tx: Db, { id, studentId }: Pick<query.SessionRow, "id" | "studentId">) =>
    queue.enqueue(tx, "interview.evaluate", { sessionId: id, studentId });

  async function handIn(
    tx: Db,
    session: Pick<query.SessionRow, "id" | "studentId">,
    by: "student" | "clock",
    now: Date,
  ) {
    if (await query.markSubmitted(tx, session.id, by, now)) await evaluate(tx, session);
  }

  return {
    /** A running session comes back as it is, without a second credit; a new one costs one, in the same transaction. */
    start: (studentId: string, form: Start) =>
      db.transaction(async (tx) => {
        const application = await query.lockApplication(tx, form.applicationId, studentId);
        if (!application) throw notFound("This application");
        const now = clock.now();
        const running = (await query.lockSessionOfApplication(tx, application.id)) ?? null;
        const refusal = refusalToStart({ ...application, isTakenDown: isTakenDown(application) }, running);
        if (refusal) throw refused(refusal);
        const session = running
          ? await resumed(tx, running, form)
          : await open(tx, studentId, { ...form, topic: null }, now);
        return startAnswer(tx, session, now);
      }),

    /** The practice that still runs, whatever its topic; or a new one, which costs a credit like any other interview. */
    startPractice: (studentId: string, form: Practice) =>
      db.transaction(async (tx) => {
        await lockUser(tx, studentId); // two starts at once are one
        const now = clock.now();
        const running = await query.findRunningPractice(tx, studentId);
        const topic = form.topic as PracticeTopic;
        const session = running
          ? await resumed(tx, running, form)
          : await open(tx, studentId, { ...form, topic, applicationId: null }, now);
        return startAnswer(tx, session, now);
      }),

    /** A question comes only after the one before it, and only while the session runs. */
    question: (studentId: string, sessionId: string, number: number) =>
      db.transaction(async (tx) => {
        const session = await own(tx, studentId, sessionId);
        if (session.submittedAt) throw new AppError("ALREADY_SUBMITTED", say.ALREADY_SUBMITTED);
        const answer = await query.findAnswer(tx, sessionId, number);
        if (!answer || number > session.reached + 1) throw notFound("This question");
        if (number > session.reached) await query.setReached(tx, sessionId, number);
        return questionAnswer(answer);
      }),

    /** A draft, as it is typed; until the grace after the end is over. */
    saveDraft: (studentId: string, sessionId: string, number: number, text: string) =>
      db.transaction(async (tx) => {
        const session = await own(tx, studentId, sessionId, true);
        const now = clock.now();
        if (session.submittedAt) throw new AppError("ALREADY_SUBMITTED", say.ALREADY_SUBMITTED);
        if (now > handInEnd(session.expiresAt)) throw new AppError("TIME_OVER", say.TIME_OVER);
        if (number > session.reached) throw notFound("This question");
        await query.saveAnswer(tx, sessionId, number, text, now);
      }),

    recordEvent: async (studentId: string, sessionId: string, { type, at, number }: Event) => {
      const session = await own(db, studentId, sessionId);
      const now = clock.now();
      if (now > eventsEnd(session)) throw new AppError("TIME_OVER", say.TIME_OVER);
      if ((await query.countEvents(db, sessionId)) >= MAX_EVENTS) return;
      // The browser's clock may be off; an event lies within its session.
      const happened = new Date(Math.min(Math.max(new Date(at).getTime(), session.startedAt.getTime()), now.getTime()));
      const questionNumber = number ?? null;
      await query.insertEvent(db, { id: newId(now), sessionId, type, questionNumber, at: happened, receivedAt: now });
    },

    /** Hands the answers in; a second call changes nothing. A number left out keeps its draft. */
    async submit(studentId: string, sessionId: string, answers: Answers): Promise<void> {
      const isLate = await db.transaction(async (tx) => {
        const session = await own(tx, studentId, sessionId, true);
        if (session.submittedAt) return session.submittedBy === "clock";
        const now = clock.now();
        const isOver = now > handInEnd(session.expiresAt);
        if (!isOver)
          for (const { number, answer } of answers) await query.saveAnswer(tx, sessionId, number, answer, now);
        await handIn(tx, session, isOver ? "clock" : "student", now);
        return isOver;
      });
      if (isLate) throw new AppError("TIME_OVER", say.TIME_OVER);
    },

    /**
     * For the sweep: whoever did not hand in has the saved drafts handed in; a lost evaluation is asked for again. True when
     * there may be more of either.
     */
    sweep: (graceEnd: Date, forgottenSince: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const expired = await evaluation.findExpired(tx, graceEnd);
        for (const session of expired) await handIn(tx, session, "clock", now);
        const forgotten = await evaluation.findForgotten(tx, forgottenSince);
        for (const session of forgotten) {
          await query.updateSession(tx, session.id, { evaluationAskedAt: now });
          await evaluate(tx, session);
        }
        return Math.max(expired.length, forgotten.length) === evaluation.SWEPT_AT_ONCE;
      }),

    async isSubmitted(studentId: string, applicationId: string): Promise<boolean> {
      const submission = await query.findSubmission(db, applicationId, studentId);
      if (!submission) throw notFound("This application");
      return submission.submittedAt !== null;
    },

    /** From here on the recruiter may read the result. */
    sendToRecruiter: (studentId: string, sessionId: string) =>
      db.transaction(async (tx) => {
        const { applicationId } = await own(tx, studentId, sessionId);
        // The application before the session, as a start locks them: the other way round the two could wait for each other.
        const application = applicationId ? await query.lockApplication(tx, applicationId, studentId) : undefined;
        const session = await own(tx, studentId, sessionId, true);
        const refusal = refusalToSend(session, application?.status ?? null);
        if (refusal) throw refused(refusal);
        await query.updateSession(tx, sessionId, { sentAt: clock.now() });
        await queue.enqueue(tx, "mail.interview-sent", { sessionId });
      }),
  };
}
