import type { UserType } from "@dryrun/domain/contract/call";

/** The location state of /login for a person who opened a page of another role. */
export interface NeededRole {
  neededRole?: UserType | undefined;
}
