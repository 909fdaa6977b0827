import type { UserType } from "@dryrun/domain/contract/call";
import { ownPages as words } from "../../messages/security.en-in.ts";

/** The page of their own part that each role goes back to, by the name that it has there. */
export const OWN_PAGES: Record<UserType, { to: string; name: string }> = {
  student: { to: "/student/profile", name: words.profile },
  employer: { to: "/employer/dashboard", name: words.dashboard },
  admin: { to: "/admin", name: words.today },
};
