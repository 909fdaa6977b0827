import type { UserType } from "@dryrun/domain/contract/call";
import { ownPages as messages } from "../../messages/security.en-in.ts";

/** Each role's page that the account pages link back to, with its name there. */
export const OWN_PAGES: Record<UserType, { to: string; name: string }> = {
  student: { to: "/student/profile", name: messages.profile },
  employer: { to: "/employer/dashboard", name: messages.dashboard },
  admin: { to: "/admin", name: messages.today },
};
