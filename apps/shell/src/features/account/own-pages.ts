import type { UserType } from "@dryrun/domain/contract/call";

/** The page of their own part that each role goes back to, by the name that it has there. */
export const OWN_PAGES: Record<UserType, { to: string; name: string }> = {
  student: { to: "/student/profile", name: "Profile" },
  employer: { to: "/employer/dashboard", name: "Dashboard" },
  admin: { to: "/admin/live-sessions", name: "Live sessions" },
};
