import type { operations } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";

/** How the product is. */
export type Numbers = Output<typeof operations>;
export type BooksDifference = NonNullable<Numbers["books"]>["differences"][number];
export type Parked = Numbers["parked"][number];
export type DeadLetter = Numbers["deadLetters"][number];
