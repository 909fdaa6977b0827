import type { operations } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { SECOND_MS } from "@dryrun/domain/time";

/** The state of the product. */
export type Numbers = Output<typeof operations>;
export type BooksDifference = NonNullable<Numbers["books"]>["differences"][number];
export type Parked = Numbers["parked"][number];
export type DeadLetter = Numbers["deadLetters"][number];

/** The filter of failed jobs in the address: a kind, or the name of a queue. */
export const FAILED = "failed";
/** Refreshes the numbers while the page is visible. */
export const RENEWED = {
  pollingInterval: 15 * SECOND_MS,
  skipPollingIfUnfocused: true,
} as const;
