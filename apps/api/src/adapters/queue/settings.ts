import { KEPT_DAYS } from "@dryrun/domain/account/retention";
import { GRADING_ATTEMPTS } from "@dryrun/domain/interviews/limits";
import { DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import type { JobWithMetadata } from "pg-boss";
import { deadNameOf } from "./dead-letters.ts";

const EVALUATION = "interview.evaluate";
const DAY_SECONDS = DAY_MS / SECOND_MS;
// The heartbeat shows within two beats that a worker was killed; without it the job would wait 15 minutes.
const OPTIONS = {
  heartbeatSeconds: 10,
  notify: true,
  deleteAfterSeconds: KEPT_DAYS.queuePayloads * DAY_SECONDS,
};
/** Behind many slow evaluations one may wait for hours; the heartbeat shows that its worker is alive. */
const EVALUATION_OPTIONS = { ...OPTIONS, expireInSeconds: 4 * 3600 };
/** A permanently failed job waits for an admin. */
export const DEAD_LETTER_OPTIONS = { retentionSeconds: KEPT_DAYS.deadLetters * DAY_SECONDS };

const RETRIES = 4;
// A mail server may be down for hours: about 5 hours pass before the last attempt.
const MAIL_RETRIES = 20;
/** Grading may fail in all attempts but the last; 16 more retries are for runs that ended because the process was killed. */
const EVALUATION_RETRIES = GRADING_ATTEMPTS - 1 + 16;
const MAX_DELAY_SECONDS = 1800;
/** Students wait for the result, and an interruption ends within a minute or not at all. */
const EVALUATION_MAX_DELAY_SECONDS = 60;

const WORKERS = { free: 4, most: 4, groupConcurrency: undefined };
/**
 * An evaluation mostly waits for its turn in the grading threads, and turns are fair only between evaluations that have started.
 * So every evaluation starts at once: workers are added until four are free. `most` bounds the memory, since a started evaluation
 * holds its answers.
 */
const EVALUATION_WORKERS = { free: 4, most: 500, groupConcurrency: 1 };

/** One request to a webhook at a time, so that a slow server delays its own events only. */
const WEBHOOK = "webhook.deliver";
const WEBHOOK_WORKERS = { free: 2, most: 32, groupConcurrency: 1 };

export function workersOf(name: string) {
  if (name === EVALUATION) return EVALUATION_WORKERS;
  return name === WEBHOOK ? WEBHOOK_WORKERS : WORKERS;
}

const retriesOf = (name: string) => {
  if (name === EVALUATION) return EVALUATION_RETRIES;
  return name.startsWith("mail.") ? MAIL_RETRIES : RETRIES;
};

/**
 * Returns the pg-boss options of the queue with this name. `retryDelay`: seconds before the second attempt, doubled
 * for each further one.
 */
export function optionsOf(name: string, retryDelay: number) {
  const retryDelayMax = name === EVALUATION ? EVALUATION_MAX_DELAY_SECONDS : MAX_DELAY_SECONDS;
  return {
    ...(name === EVALUATION ? EVALUATION_OPTIONS : OPTIONS),
    retryLimit: retriesOf(name),
    retryDelay,
    ...(retryDelay > 0 ? { retryBackoff: true, retryDelayMax } : { retryBackoff: false }),
    deadLetter: deadNameOf(name),
  };
}

/** Whether no other run follows if this one fails: the third run of an evaluation settles it. */
export const isLastRun = (name: string, { retryCount, retryLimit }: JobWithMetadata<unknown>) =>
  retryCount >= (name === EVALUATION ? GRADING_ATTEMPTS - 1 : retryLimit);

/**
 * Returns the group of a job: a student's interviews are graded one at a time, however long they take, and a webhook gets one
 * request at a time.
 */
export function groupOf(name: string, data: object): { group?: { id: string } } {
  if (name === WEBHOOK && "webhookId" in data) return { group: { id: String(data.webhookId) } };
  if (name !== EVALUATION || !("studentId" in data) || typeof data.studentId !== "string") return {};
  return { group: { id: data.studentId } };
}

/** The latest time of the next attempt: pg-boss doubles the delay each time and adds up to as much again at random. */
export const latestRetryMs = (retryDelay: number, retryCount: number) =>
  Math.min(retryDelay * 2 ** (retryCount + 1), 2 * MAX_DELAY_SECONDS) * SECOND_MS + 100;
