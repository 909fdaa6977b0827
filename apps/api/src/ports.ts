import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { JobName, JobPayloads } from "@dryrun/domain/admin/records/job-names";
import type { candidateProfile } from "@dryrun/domain/candidates/contract";
import type { UnreadEntries } from "@dryrun/domain/company/meetings/limits";
import type { Output } from "@dryrun/domain/contract/define";
import type { Decision } from "@dryrun/domain/interviews/limits";
import type { DocumentContents, DocumentKind } from "@dryrun/domain/payments/gst";
import type { Provider, RefundStatus, SandboxOutcome } from "@dryrun/domain/payments/limits";
import type { Payment } from "@dryrun/domain/payments/schema";
import type { PaymentEvent } from "@dryrun/domain/payments/settlement";
import type { QuestionResult } from "@dryrun/evaluation/result";
import type { Db } from "./db/client.ts";

/** The product's time; rules use it and never the database's. */
export interface Clock {
  now(): Date;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's name if it is not the product's; the address stays the product's. */
  fromName?: string;
  /** The reply address if it is not the sender. */
  replyTo?: { name: string; address: string };
  /** Further header lines, by name. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Identifies the mail: the same one sent twice, after a crash, is one file in the outbox and has one message id. */
  key: string;
}
export interface Mailer {
  /** Resolves when the mail is stored or accepted; rejects if it should be retried. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails after their retention. */
  tidy?(): Promise<void>;
  /** Closes open connections to the mail server. */
  close?(): void;
}

export interface Passwords {
  /** Returns an argon2id hash in its own text form. */
  hash(password: string): Promise<string>;
  /** False for a wrong password; takes the same time when there is no hash to compare with. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export type Handlers = { [Name in JobName]: (payload: JobPayloads[Name], attempt: Attempt) => Promise<void> };
export interface Attempt {
  /** Whether this is the last attempt. */
  isLast: boolean;
}

export interface Queue {
  /** Inside the caller's transaction: the job exists exactly when the change does. */
  enqueue<Name extends JobName>(tx: Db, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /** The same for many jobs of one kind, in one statement. */
  enqueueAll<Name extends JobName>(tx: Db, name: Name, payloads: readonly JobPayloads[Name][]): Promise<void>;
  /** The number of waiting, running and permanently failed jobs by name, and the newest failed ones. */
  state(db: Db): Promise<QueueState>;
  /** Returns how long the oldest due job has waited, by name, in seconds; 0 if none waits. */
  waitingSeconds(db: Db): Promise<{ name: string; seconds: number }[]>;
  /** Returns the age in seconds of the `nth` oldest unfinished job of these names; 0 if there are fewer. */
  undoneSeconds(db: Db, hasName: (name: string) => boolean, nth: number): Promise<number>;
  /** Whether the queue's own connections work. */
  isAnswering(): Promise<boolean>;
  /** One page of the permanently failed jobs, the newest first; `total` counts all of them. */
  dead(db: Db, asked: DeadAsked): Promise<{ rows: DeadLetter[]; total: number }>;
  /** Enqueues permanently failed jobs again with all their attempts, in this transaction; returns those that still existed. */
  retryDead(tx: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]>;
  /** On hold, it takes no new jobs and finishes the running ones. */
  hold(isHeld: boolean): Promise<void>;
  /** Waits for the running jobs and starts no further ones. */
  stop(): Promise<void>;
}

export interface DeadLetter {
  id: string;
  name: string;
  failedAt: Date;
  /** Without personal data. */
  error: string;
}
export interface DeadAsked {
  page: number;
  limit: number;
  /** Whether jobs of this name are included. */
  hasName: (name: string) => boolean;
}
export interface QueueState {
  queues: { name: string; waiting: number; running: number; failed: number }[];
  deadLetters: DeadLetter[];
}

export interface Evaluator {
  name: string;
  version: string;
  /**
   * Grades one answer; rejects if it cannot, and is then called again (`gradeAnswer`). An answer that exceeds its
   * time limit is not a failure: its result has the flag `not_assessed`. Calls with the same budget run one after the
   * other.
   */
  evaluate(question: InterviewQuestion, answer: string, budget?: GradingBudget): Promise<QuestionResult>;
  /** Whether it sends answers to an outside service, which may get only answers of people who agreed to that. */
  asksOutside?: true;
  /**
   * Grades an answer of a session that ended close to a threshold again, with more care. Absent if the second grade
   * would equal the first.
   */
  evaluateAgain?(
    question: InterviewQuestion,
    answer: string,
    first: QuestionResult,
    budget?: GradingBudget,
  ): Promise<QuestionResult>;
}

/** Whose work a thread or a grader does, which decides when it does it (`adapters/turns.ts`). */
export interface Turn {
  /** The account or company that the work is for; a visitor's network. */
  owner: string;
  /** Whether the owner could not be made a moment ago for this work: neither a new or unverified account nor a visitor. */
  isEstablished: boolean;
  /** Whether somebody paid for it: it goes before the rest. */
  isPaid?: boolean;
}

/** The budget shared by the answers of one interview. */
export interface GradingBudget extends Turn {
  /** The remaining milliseconds of processor time; the evaluator subtracts what an answer used. */
  leftMs: number;
  /** The remaining milliseconds of waiting for outside services, which use no processor time of this server. */
  outsideLeftMs: number;
}

/** What a PDF of each kind shows. */
export interface Printed {
  resume: Output<typeof candidateProfile>;
  receipt: { kind: DocumentKind; number: string; issuedAt: Date; contents: DocumentContents };
  /** One page, landscape, with a QR code of the link that verifies it. */
  certificate: {
    certId: string;
    studentName: string;
    courseName: string;
    issuedOn: Date;
    /** The page that verifies it, with its id. */
    verifyUrl: string;
  };
  /** The one-page summary of a unit of the course. */
  summary: { number: number; title: string; lines: string[]; lessons: string[]; at: Date };
}
/** PDFs on A4 with selectable text in embedded fonts. Like all work in threads they may be refused as `OVERLOADED`. */
export type Documents = { [Kind in keyof Printed]: (printed: Printed[Kind], turn: Turn) => Promise<Buffer> };

/** A cell of a table; a calendar day is `YYYY-MM-DD`. */
export type Cell = string | number | null;
export interface Column {
  title: string;
  /** The width in characters. */
  width: number;
  /** Whether the cells are calendar days, which spreadsheets sort and calculate as such. */
  isDay?: true;
}
export interface Workbooks {
  /**
   * An XLSX file of one sheet: a bold, frozen header row with a filter; numbers as numbers, days as days, and text
   * that is never a formula. Rows are read in batches, as fast as they can be written.
   */
  write(
    name: string,
    columns: readonly Column[],
    batches: AsyncIterable<readonly (readonly Cell[])[]>,
    turn: Turn,
  ): Promise<Buffer>;
}

/** Files that ship with the product and are served unchanged. */
export interface Files {
  /** The file's bytes and type, or null if there is no such file. */
  read(name: string): Promise<{ content: Buffer; contentType: string; fileName: string } | null>;
}

/** A payment as reported by its provider; `pending`: neither captured nor failed yet. */
export interface ProviderPayment {
  id: string;
  /** The captured or authorised amount. */
  amount: number;
  status: "captured" | "failed" | "refunded" | "pending";
  /** Whether some of it was refunded or is being refunded. */
  hasRefunds: boolean;
}
export interface ProviderRefund {
  id: string;
  /** Rupees, rounded up: refunds made in the provider's dashboard can include paise. */
  amount: number;
  status: Exclude<RefundStatus, "none">;
}
/** The refund or dispute in an event. */
export interface ReportedRefund {
  /** The provider's id of the refund or dispute. */
  id: string;
  amount: number;
  isDispute?: boolean;
}
/** An event of a webhook; `orderId` is the provider's, and null if the webhook has none. */
export interface ProviderEvent {
  event: PaymentEvent;
  paymentId: string;
  orderId: string | null;
  /** The payment's amount; undefined if the webhook does not contain it. */
  amount: number | undefined;
  /** Only in an event about a refund or a dispute. */
  refund?: ReportedRefund;
}
export interface SignedEvent {
  body: Buffer;
  signature: string;
  /** The provider's id of the event. */
  id: string;
}

/** The payment provider. Amounts are in rupees. */
export interface Payments {
  provider: Provider;
  /** The public key of the provider's dialog. */
  key: string;
  /** The provider's id of a new order; `reference` is our own. */
  createOrder(order: { amount: number; reference: string }): Promise<string>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /** Refunds the whole payment; calls with the same key create one refund. */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<ProviderRefund>;
  /** Returns every refund of a payment, our own and those made in the provider's dashboard. */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Whether this is an authentic result of the provider's dialog. */
  isGenuine(payment: Payment): boolean;
  /** Whether the provider sent these bytes. */
  isSentByProvider(body: Buffer, signature: string): boolean;
  /** Returns null for an event that we do not handle. */
  readEvent(body: Buffer): ProviderEvent | null;
  sandbox?: Sandbox;
}
/** The actions that a real provider takes by itself. */
export interface Sandbox {
  /** Returns the dialog's result, with the event that the webhook reports for it; null for an unknown order. */
  pay(tx: Db, orderId: string, outcome: SandboxOutcome): Promise<SandboxPaid | null>;
  /** Returns the webhook; null for an unknown payment. */
  webhookOf(paymentId: string, event: PaymentEvent): Promise<SignedEvent | null>;
}
export interface SandboxPaid {
  paymentId: string | null;
  signature: string | null;
  event: PaymentEvent | null;
}

/** The content of a shared result. */
export interface ResultCard {
  /** "" if the student does not show it. */
  name: string;
  /** When the interview was taken. */
  on: Date;
  /** Whether the interview was practice, not for a job. */
  isPractice: boolean;
  /** Null if the student does not show it. */
  total: { score: number; verdict: Decision } | null;
  /** Scores from 0 to 100, each of `questions` answers. `level`: the hardest level of a right answer, with its name; null if it is not shown. */
  topics: readonly { label: string; score: number; questions: number; level: string | null }[];
}
/** The content of the picture of a job's public page. */
export interface JobCard {
  title: string;
  company: string;
  /** Pay, place, experience. */
  facts: readonly string[];
}
/** Draws the pictures that social networks show for shared results and jobs. */
export interface Cards {
  /** Returns a PNG of `CARD_WIDTH` by `CARD_HEIGHT` pixels; equal content gives equal bytes. */
  write(card: ResultCard | JobCard, turn: Turn): Promise<Buffer>;
}

/** Pictures of companies. */
export interface Logos {
  /** Draws an image again, small, as a PNG without the file's other contents; null if it cannot be read. */
  draw(file: Uint8Array, turn: Turn): Promise<Buffer | null>;
}

/** What came of a request to a server of others; without a status, the reason why there was no answer. */
export type OutboundAnswer = { ms: number } & (
  | { status: number; fault: null }
  | { status: null; fault: "name" | "address" | "connection" | "time" }
);
/** Requests to addresses that people typed. They reach public servers only. */
export interface Outbound {
  /** Returns the message for an address that is refused whatever its name resolves to; null for any other. */
  refusalOf(url: string): string | null;
  /** Sends a body of JSON; follows no redirect and drops the body of the answer. */
  post(url: string, request: { headers: Record<string, string>; body: string }): Promise<OutboundAnswer>;
  /** Reads a file; follows no redirect. `limitMs`: for the whole request. */
  get(url: string, limits: { maxBytes: number; limitMs: number }): Promise<OutboundFile>;
}
/** `body` is null if it was larger than the limit. */
export type OutboundFile =
  | { status: number; fault: null; body: Buffer | null }
  | { status: null; fault: "name" | "address" | "connection" | "time" };

/**
 * The busy times of a calendar file: start and end in milliseconds, in order; how many entries it has, and how many of them could
 * not be read or not wholly. Or why it could not be read.
 */
export type BusyTimes =
  | { busy: [number, number][]; failure: null; entries: number; unread: UnreadEntries[] }
  | { busy: null; failure: "large" | "calendar" };
/** Calendar files of others. */
export interface Calendars {
  /** Reads the busy times between two times, in milliseconds. Rejects for a fault of ours. */
  read(file: Buffer, from: number, until: number, turn: Turn): Promise<BusyTimes>;
}
