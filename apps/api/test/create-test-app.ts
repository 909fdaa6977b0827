import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { readBusyTimes } from "../src/adapters/calendars/busy-times.ts";
import { createCards } from "../src/adapters/cards/resvg.ts";
import { createCertificatePdf } from "../src/adapters/certificate-pdf/pdfkit.ts";
import { createStillClock } from "../src/adapters/clock/movable.ts";
import { drawLogo } from "../src/adapters/logos/photon.ts";
import { createOutbound } from "../src/adapters/outbound/guarded.ts";
import { createSandbox } from "../src/adapters/payments/sandbox.ts";
import { createReceiptPdf } from "../src/adapters/receipt-pdf/pdfkit.ts";
import { createResumePdf } from "../src/adapters/resume-pdf/pdfkit.ts";
import { createSummaryPdf } from "../src/adapters/summary-pdf/pdfkit.ts";
import { createWorkbooks } from "../src/adapters/workbook/xlsxwriter.ts";
import { createApp } from "../src/app.ts";
import { compose } from "../src/compose.ts";
import type { Seller } from "../src/config/seller.ts";
import { type Database, openEmbedded, openPostgres } from "../src/db/client.ts";
import type { TokenSecrets } from "../src/features/auth/sign-in/tokens.ts";
import type { Documents, Evaluator, Mail, Outbound, Passwords, Payments } from "../src/ports.ts";
import { repeatableDraw } from "../src/records/students/draws.ts";
import { scriptedEvaluator } from "./scripted-evaluator.ts";

/** A fast password hash instead of argon2, so that tests can create a thousand accounts. */
const quickPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
};

const WAIT_MS = 60_000;

interface Options {
  evaluator?: Evaluator;
  fallback?: Evaluator;
  rateLimitScale?: number;
  verification?: "required" | "off";
  /** Receives mails before they are stored in `mails`; rejects to have them retried. */
  takeMail?: (mail: Mail) => Promise<void>;
  /** The database of an earlier app, as a restarted process finds it. */
  left?: Database;
  /** The time at which the process starts. */
  startsAt?: Date;
  /** Whether to serve the call that moves the clock. */
  hasDevClock?: boolean;
  /** Wraps the sandbox. */
  payments?: (sandbox: Payments) => Payments;
  seller?: Partial<Seller>;
  tokenSecrets?: TokenSecrets;
  mode?: "embedded" | "production";
  /** False for a process that only runs jobs: it has no search. */
  isServing?: boolean;
  /** Whether callers give their address in `x-forwarded-for`. */
  hasProxy?: boolean;
  /** By default requests also reach servers of this machine. */
  outbound?: Outbound;
  /** By default PDFs are written at once, in this thread. */
  documents?: Documents;
}
export const TOKEN_SECRET = "a secret for tests, with 32 characters";
/** The secrets that sign payments and webhooks. */
export const PAYMENT_SECRETS = { key: "signs payments", webhook: "signs webhooks" };
export const SELLER: Seller = {
  name: "Dryrun Learning",
  address: "12 Residency Road, Bengaluru 560025",
  state: "Karnataka",
  sac: "999293",
  gstin: undefined,
  gstRate: 18,
};

const writtenHere: Documents = {
  resume: createResumePdf().write,
  receipt: createReceiptPdf().write,
  certificate: createCertificatePdf().write,
  summary: createSummaryPdf().write,
};
const cards = createCards();

/**
 * Names people by the order of their first draws. Their addresses differ from run to run, because all test files of a
 * process share one counter.
 */
function namesByOrder() {
  const people = new Map<string, string>();
  return async (_: unknown, id: string) => {
    const name = people.get(id) ?? `person ${people.size + 1}`;
    people.set(id, name);
    return name;
  };
}

/** Creates the real app on a fresh database: in memory, or a new one on TEST_DATABASE_URL's server. */
export async function createTestApp({
  evaluator = scriptedEvaluator,
  fallback = evaluator,
  rateLimitScale = 1000,
  verification = "off",
  takeMail = async () => {},
  left,
  startsAt,
  hasDevClock = false,
  payments = (sandbox) => sandbox,
  seller = {},
  tokenSecrets = { current: TOKEN_SECRET },
  mode = "embedded",
  hasProxy = false,
  isServing = true,
  outbound = createOutbound({ allowsLocal: true }),
  documents = writtenHere,
}: Options = {}) {
  const mails: Mail[] = [];
  const faults: unknown[] = [];
  const server = process.env.TEST_DATABASE_URL;
  const database = left ?? (await openFresh(server));
  const clock = createStillClock(startsAt);
  const deps = await compose({
    mode,
    database,
    clock,
    newDraw: repeatableDraw("tests", namesByOrder()),
    mailer: { send: async (mail) => takeMail(mail).then(() => void mails.push(mail)) },
    outbound,
    calendars: { read: async (file, from, until) => readBusyTimes(file, { from, until }) },
    passwords: quickPasswords,
    evaluator,
    fallback,
    waited: fallback,
    tokenSecrets,
    hashSecret: "another secret for tests, also long",
    publicUrl: "http://localhost",
    documents,
    payments: payments(createSandbox({ db: database.db, clock, secrets: PAYMENT_SECRETS })),
    workbooks: createWorkbooks(),
    cards,
    logos: {
      draw: async (file) => {
        const png = drawLogo(Buffer.from(file));
        return png && Buffer.from(png);
      },
    },
    seller: { ...SELLER, ...seller },
    verification,
    rateLimitScale,
    isWorking: true,
    isServing,
    retryDelay: 0,
    onError: (error) => faults.push(error),
  });
  if (isServing) await Promise.all(Object.values(deps.searches).map(({ ready }) => ready));
  const app = await createApp(deps, {
    movableClock: hasDevClock ? clock : undefined,
    trustProxy: hasProxy ? "loopback" : undefined,
    maxDelayMs: Number.POSITIVE_INFINITY, // a busy machine must not fail tests
    onMismatch: (mismatch) => {
      throw mismatch;
    },
  });
  const close = async () => {
    await app.close();
    await deps.close();
  };
  return { app, mails, faults, clock, database, db: deps.db, deps, close };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Databases in memory whose app was closed. */
const emptied: Database[] = [];

async function openFresh(server: string | undefined): Promise<Database> {
  return emptied.pop() ?? (server ? openOwn() : reusable(await openOwn()));
}

/** Opens a database that no other test uses. */
export async function openOwn(server = process.env.TEST_DATABASE_URL): Promise<Database> {
  return server ? openPostgres(await freshDatabase(server), console.error) : openEmbedded(await image());
}

/** Empties a database for the next app instead of closing it: opening another one takes a second of processor time. */
function reusable(database: Database): Database {
  const own = { ...database, close };
  async function close() {
    await database.query(EMPTY).then(
      () => emptied.push(own),
      () => database.close(),
    );
  }
  return own;
}
const EMPTY = `do $$ declare names text; begin
  select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
  execute 'truncate ' || names || ', pgboss.job restart identity cascade';
end $$`;

/** Returns the image from global-setup.ts: a migrated database with its queues. */
async function image() {
  const file = process.env.TEST_DATABASE_IMAGE;
  return file ? { image: new Blob([await readFile(file)]) } : {};
}

/** Creates a separate database on this server: empty, or a copy of the one that global-setup.ts prepared. */
export async function freshDatabase(server: string, template = process.env.TEST_DATABASE_TEMPLATE): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ""}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Waits until `ready` returns a value. Only a failing test waits as long as WAIT_MS. */
export async function eventually<T>(ready: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let waited = 0; waited < WAIT_MS; waited += 50) {
    const result = await ready();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not happen within ${WAIT_MS / 1000} s`);
}

/** Waits until the queue has nothing to do. */
export const queueIsEmpty = ({ database }: Pick<TestApp, "database">) =>
  eventually(async () => {
    const { rows } = await database.query(
      "select count(*)::int as open from pgboss.job where state in ('created', 'active', 'retry')",
    );
    return (rows[0] as { open: number }).open === 0 || undefined;
  });
