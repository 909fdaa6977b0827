import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { chooseMails, mailChoices } from "@dryrun/domain/notifications/contract";
import { MAIL_KINDS, STOPPABLE_MAILS, type StoppableMail } from "@dryrun/domain/notifications/limits";
import { mailsResumed, mailsStopped } from "@dryrun/domain/notifications/mails/messages";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import { createLinkSeal, type Unsubscribe, unsubscribeAt } from "../../http/link-seal.ts";
import type { Clock } from "../../ports.ts";
import { findUser, lockUser } from "../../records/users.ts";
import * as query from "./queries.ts";

type Choices = Output<typeof mailChoices>;
const ID_BYTES = 16;
/** The length of a kind in a token: its first letters. */
const CODE_LETTERS = 4;
const codeOf = (kind: StoppableMail) => kind.slice(0, CODE_LETTERS);

const dataOf = (userId: string, kind: StoppableMail) =>
  Buffer.concat([Buffer.from(userId.replaceAll("-", ""), "hex"), Buffer.from(codeOf(kind), "latin1")]);

function readData(data: Buffer): { userId: string; kind: StoppableMail | undefined } {
  const code = data.subarray(ID_BYTES).toString("latin1");
  const hex = data.subarray(0, ID_BYTES).toString("hex");
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    kind: STOPPABLE_MAILS.find((kind) => codeOf(kind) === code),
  };
}

/** Manages which kinds of mail a person gets; each mail of these kinds has a link that stops its kind without signing in. */
export function createMailChoices({ db, clock, secret, publicUrl }: MailChoiceDeps) {
  const seal = createLinkSeal(secret, "mail link");

  const read = (userId: string) => readChoices(db, userId);
  /** Returns the person and kind of a link. @throws LINK_DEAD also if the account was deleted. */
  async function opened(token: string) {
    const { userId, kind } = readData(seal.open(token));
    if (!kind || !(await findUser(db, userId))) throw new AppError("LINK_DEAD", LINK_DEAD);
    return { userId, kind };
  }

  const mayMail = async (userId: string, kind: StoppableMail, inDb = db) => !(await query.hasStop(inDb, userId, kind));
  const unsubscribeOf = (userId: string, kind: StoppableMail): Unsubscribe =>
    unsubscribeAt(publicUrl, `/mails/stop/${seal.tokenOf(dataOf(userId, kind))}`);

  return {
    read,

    async choose(userId: string, choices: Input<typeof chooseMails>["body"]): Promise<Choices> {
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const chosen = (isOn: boolean) => MAIL_KINDS.filter((kind) => choices[kind] === isOn);
        await query.insertStops(tx, userId, chosen(false), clock.now());
        await query.deleteStops(tx, userId, chosen(true));
      });
      return read(userId);
    },

    /** Idempotent; anyone with the mail can do it. Returns the description of the kind. */
    async stop(token: string): Promise<string> {
      const { userId, kind } = await opened(token);
      await query.insertStops(db, userId, [kind], clock.now());
      return mailsStopped(kind);
    },
    async resume(token: string): Promise<string> {
      const { userId, kind } = await opened(token);
      await query.deleteStops(db, userId, [kind]);
      return mailsResumed(kind);
    },

    mayMail,
    /** For a person who chooses the mails again, in the caller's transaction. */
    restart: (tx: Db, userId: string, kind: StoppableMail) => query.deleteStops(tx, userId, [kind]),
    /** Returns how such a mail can be stopped; null if it was stopped. */
    wayOut: async (userId: string, kind: StoppableMail): Promise<Unsubscribe | null> =>
      (await mayMail(userId, kind)) ? unsubscribeOf(userId, kind) : null,
    unsubscribeOf,
  };
}

async function readChoices(db: Db, userId: string): Promise<Choices> {
  const stopped = await query.findStops(db, userId);
  return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, !stopped.includes(kind)])) as unknown as Choices;
}

export type MailChoices = ReturnType<typeof createMailChoices>;

interface MailChoiceDeps {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
}
