import { type Job, pickInterview, pickPractice } from "@dryrun/content/interview/draw/pick";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { startInterview, startPractice } from "@dryrun/domain/interviews/contract";
import type { PracticeTopic } from "@dryrun/domain/interviews/limits";
import { NO_CREDITS, NO_CREDITS_FOR_PRACTICE } from "@dryrun/domain/interviews/messages";
import { expiryOf, refusalToStart, remainingSeconds } from "@dryrun/domain/interviews/rules";
import { isTakenDown } from "@dryrun/domain/jobs/rules";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { insertConsent } from "../../../records/consents.ts";
import { spend } from "../../../records/credits.ts";
import { switchedOff } from "../../../records/flags/flags.ts";
import { findAskedFamilies } from "../../../records/questions/retired-questions.ts";
import { questionAnswer } from "../../../records/session-answers.ts";
import { refuseWhileInterviewRuns, type SessionRow, updateSession } from "../../../records/sessions.ts";
import type { NewDraw } from "../../../records/students/draws.ts";
import { findProfile } from "../../../records/students/profiles.ts";
import { findHistory } from "../../../records/students/shown-questions.ts";
import { lockUser } from "../../../records/users.ts";
import * as query from "../queries.ts";
import { ownSession, refusalOf, type SessionDeps } from "./own-session.ts";

type Start = Input<typeof startInterview>["body"];
type Practice = Input<typeof startPractice>["body"];
/** The subject of the interview, and the version of the consent. */
interface Opening extends Pick<Start, "consent" | "fullScreen"> {
  applicationId: string | null;
  topic: PracticeTopic | null;
  /** Only for an application. */
  job?: Job;
}

/** Returns the running session without taking a second credit; otherwise takes one credit in the same transaction. */
export const start =
  ({ db, clock, flags, newDraw }: SessionDeps) =>
  async (studentId: string, form: Start) => {
    const mayBegin = await flags.isOnFor("interviews", { id: studentId, userType: "student" });
    return db.transaction(async (tx) => {
      const application = await query.lockApplication(tx, form.applicationId, studentId);
      if (!application) throw notFound("This application");
      const now = clock.now();
      const running = (await query.lockSessionOfApplication(tx, application.id)) ?? null;
      const refusal = refusalToStart({ ...application, isTakenDown: isTakenDown(application) }, running);
      if (refusal) throw refusalOf(refusal);
      if (!running && !mayBegin) throw switchedOff("interviews");
      const session = running
        ? await resumed(tx, running, form)
        : await open(tx, studentId, { ...form, topic: null, job: jobOf(application) }, { now, newDraw });
      return startAnswer(tx, session, now);
    });
  };

type JobText = Record<"title" | "company" | "description" | "requirements", string>;

const jobOf = ({ title, company, description, requirements }: JobText): Job => ({
  title,
  company,
  text: [title, plainText(description), plainText(requirements)].join("\n"),
});

/**
 * Returns the running practice, whatever its topic, or starts a new one, which costs a credit like any other
 * interview.
 * @throws INTERVIEW_RUNNING while an interview for an application runs
 */
export const practise =
  ({ db, clock, flags, newDraw }: SessionDeps) =>
  async (studentId: string, form: Practice) => {
    const mayBegin = await flags.isOnFor("interviews", { id: studentId, userType: "student" });
    return db.transaction(async (tx) => {
      await lockUser(tx, studentId); // concurrent starts create one session
      await refuseWhileInterviewRuns(tx, studentId, true);
      const now = clock.now();
      const running = await query.findRunningPractice(tx, studentId);
      if (!running && !mayBegin) throw switchedOff("interviews");
      const topic = form.topic as PracticeTopic;
      const session = running
        ? await resumed(tx, running, form)
        : await open(tx, studentId, { ...form, topic, applicationId: null }, { now, newDraw });
      return startAnswer(tx, session, now);
    });
  };

/** Marks the session once the student continues without full screen; the result mentions it. */
async function resumed(tx: Db, session: SessionRow, { fullScreen }: Pick<Start, "fullScreen">) {
  if (session.fullScreen && !fullScreen) await updateSession(tx, session.id, { fullScreen });
  return session;
}

/** Takes the credit and inserts the session with ten questions, or does nothing. */
async function open(tx: Db, studentId: string, opening: Opening, { now, newDraw }: { now: Date; newDraw: NewDraw }) {
  const { applicationId, topic, job, consent, fullScreen } = opening;
  const id = newId(now);
  const reason = topic ? "practice interview" : LEDGER_REASONS.spent;
  if (!(await spend(tx, { userId: studentId, reason, reference: id, at: now })))
    throw new AppError("NO_CREDITS", topic ? NO_CREDITS_FOR_PRACTICE : NO_CREDITS);
  const profile = await findProfile(tx, studentId);
  const history = await findHistory(tx, studentId);
  const { seed, person } = await newDraw(tx, studentId);
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
  const drawn = { seed, person, history, questions: await findAskedFamilies(tx) };
  const questions = topic ? pickPractice(topic, drawn) : pickInterview(drawn, job);
  await query.insertAnswers(
    tx,
    questions.map((question, index) => ({
      sessionId: id,
      number: index + 1,
      question,
      questionId: question.id,
      variation: question.seed ?? 0,
    })),
  );
  if (consent) {
    const agreed = { kind: "interview" as const, given: true, source: "interview start", version: consent.version };
    await insertConsent(tx, { ...agreed, userId: studentId, id: newId(now), at: now });
  }
  return ownSession(tx, studentId, id);
}

async function startAnswer(tx: Db, session: SessionRow, now: Date): Promise<Output<typeof startInterview>> {
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
}
