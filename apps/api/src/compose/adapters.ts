import type { Seller } from "../config/seller.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/client.ts";
import type { TokenSecrets } from "../features/auth/sign-in/tokens.ts";
import type { Verification } from "../features/candidates/viewing.ts";
import type {
  Calendars,
  Cards,
  Clock,
  Documents,
  Evaluator,
  Logos,
  Mailer,
  Outbound,
  Passwords,
  Payments,
  Workbooks,
} from "../ports.ts";
import type { ForcedReadOnly } from "../records/maintenance/read-only.ts";
import type { NewDraw } from "../records/students/draws.ts";

/** The differences between an embedded start, a production start and a test. */
export interface Adapters {
  mode: Config["mode"];
  database: Database;
  clock: Clock;
  mailer: Mailer;
  outbound: Outbound;
  calendars: Calendars;
  passwords: Passwords;
  evaluator: Evaluator & { close?(): Promise<void> };
  /** Used when `evaluator` keeps failing; it uses no outside service. */
  fallback: Evaluator;
  /** Used for drills, whose student waits; it uses no outside service. */
  waited: Evaluator;
  tokenSecrets: TokenSecrets;
  /** The key for hashing and sealing; it never changes. */
  hashSecret: string;
  publicUrl: string;
  documents: Documents;
  payments: Payments;
  workbooks: Workbooks;
  cards: Cards;
  logos: Logos;
  /** Ends the threads that write PDFs, workbooks and pictures. */
  closeWriters?(): Promise<unknown>;
  seller: Seller;
  /** Whether an admin must verify employers before they see contact details of candidates who did not apply to them. */
  verification: Verification;
  rateLimitScale: number;
  /** Undefined: draws are random. */
  newDraw?: NewDraw | undefined;
  /** Set by the variable READ_ONLY; otherwise the database stores the mode. */
  readOnly?: ForcedReadOnly | undefined;
  /** Whether this process takes jobs from the queue and sweeps. */
  isWorking: boolean;
  /** Whether the process answers requests, and therefore needs both searches. */
  isServing: boolean;
  /** Seconds before a failed job is retried; tests do not wait. */
  retryDelay?: number;
  /** `name` says what failed, if it is work that this process does without. */
  onError: (error: unknown, name?: string) => void;
}
