import type { UserType } from "@dryrun/domain/contract/call";

/** What goes to /login, as the location's state, with somebody who opened a page of another role. */
export interface NeededRole {
  neededRole?: UserType | undefined;
}
