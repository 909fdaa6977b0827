import { createHash } from "node:crypto";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { previewShared, sharedResults, shareResult } from "@dryrun/domain/shared-results/contract";
import { ANSWER_NOT_SHARED, NOT_SHAREABLE, REJECTED_NOT_SHARED } from "@dryrun/domain/shared-results/messages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newLinkToken } from "../../ids.ts";
import type { Cards, Clock, ResultCard, Turn } from "../../ports.ts";
import { type SharedView, viewOf } from "./contents.ts";
import { sharedPage } from "./page.ts";
import * as query from "./queries.ts";

interface SharedResultDeps {
  db: Db;
  clock: Clock;
  cards: Cards;
  qrCode: (link: string) => Promise<string>;
  publicUrl: string;
}
export type SharedResults = ReturnType<typeof createSharedResults>;

/** Hashes the content of a picture: equal content gives equal bytes. */
const keyOf = (card: ResultCard) => createHash("sha256").update(JSON.stringify(card)).digest("base64url");

/** The address of a preview, which has no link yet. */
const NO_TOKEN = "";

async function ownSession(db: Db, studentId: string, sessionId: string) {
  const session = await query.findOwnSession(db, sessionId, studentId);
  if (!session) throw notFound("This interview");
  return session;
}

type Found = Awaited<ReturnType<typeof query.findShared>>[number];
const listedOf = ({ shared: { studentId: _, sharedAt, endsAt, ...shared }, at, jobTitle }: Found) => ({
  ...shared,
  at: at.toISOString(),
  jobTitle,
  sharedAt: sharedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/** Manages what a student shares, only on request and until they end it. */
function ownResults({ db, clock, publicUrl }: Omit<SharedResultDeps, "cards" | "qrCode">) {
  /** Returns the page of a result that can be public; an answer that cannot is an error at its field. */
  async function shareable(studentId: string, sessionId: string, contents: query.Contents): Promise<SharedView> {
    const session = await ownSession(db, studentId, sessionId);
    const view = session.evaluatedAt && session.score !== null ? await viewOf(db, session, contents) : null;
    if (!view) throw new AppError("NOT_GRADED", NOT_SHAREABLE);
    if (session.finalDecision === "Rejected") throw new AppError("NOT_SENDABLE", REJECTED_NOT_SHARED);
    if (contents.answer !== null && !view.answer) throw invalidField("answer", ANSWER_NOT_SHARED);
    return view;
  }
  return {
    async list(studentId: string): Promise<Output<typeof sharedResults>> {
      return { results: (await query.findShared(db, studentId)).map(listedOf) };
    },

    async share(
      studentId: string,
      sessionId: string,
      { days, ...contents }: Input<typeof shareResult>["body"],
    ): Promise<Output<typeof shareResult>> {
      await shareable(studentId, sessionId, contents);
      const sharedAt = clock.now();
      const end = days === undefined ? {} : { endsAt: days === null ? null : addMs(sharedAt, days * DAY_MS) };
      const row = { sessionId, studentId, token: newLinkToken(), sharedAt, ...contents, ...end };
      return { token: await query.saveShared(db, row) };
    },

    async preview(
      studentId: string,
      sessionId: string,
      contents: Input<typeof previewShared>["body"],
    ): Promise<Output<typeof previewShared>> {
      return { html: sharedPage(await shareable(studentId, sessionId, contents), NO_TOKEN, publicUrl) };
    },

    async stop(studentId: string, sessionId: string): Promise<void> {
      await ownSession(db, studentId, sessionId);
      await query.deleteShared(db, sessionId);
    },
  };
}

/** Serves results that students share by a secret link: only what they chose. */
export function createSharedResults({ db, clock, cards, qrCode, publicUrl }: SharedResultDeps) {
  return {
    ...ownResults({ db, clock, publicUrl }),

    /** Returns the content of the public page; null for a link that is unknown, revoked or ended. */
    async open(token: string): Promise<SharedView | null> {
      const found = isWholeToken(token) ? await query.findByToken(db, token, clock.now()) : undefined;
      return found ? viewOf(db, found.session, found.contents) : null;
    },

    countView: (token: string) => query.countView(db, token),
    code: qrCode,
    picture: (card: ResultCard, turn: Turn): Promise<Buffer> => cards.write(card, turn),
    keyOf,
  };
}
