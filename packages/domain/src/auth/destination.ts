import type { UserType } from "../contract/call.ts";

/** The storage key of the token; read by the API client's base, written by the auth package. */
export const TOKEN_KEY = "token";
/** The storage key of the path that a guard saved until after the sign-in. */
export const SAVED_PATH_KEY = "redirectAfterLogin";
/** The query parameter with the path to open after the sign-in. */
export const REDIRECT_PARAMETER = "redirect";

export interface SignedIn {
  userType: UserType;
  passedQuiz: boolean;
  masterclassEnrolled: boolean;
  attendanceStatus: string | null;
}

const AREAS: readonly { prefix: string; userType: UserType }[] = [
  { prefix: "/student", userType: "student" },
  { prefix: "/employer", userType: "employer" },
  { prefix: "/admin", userType: "admin" },
];

/** Whether this is a path of this site: one leading slash, no scheme, no second slash, no backslash, no control characters. */
export const isOwnPath = (path: string) =>
  /^\/(?![/\\])[^\\]*$/.test(path) && [...path].every((character) => character >= " ");

/** Whether the path is public or belongs to the person's own area. */
export function isForRole(path: string, userType: UserType): boolean {
  const pathname = path.split(/[?#]/)[0] ?? path;
  const area = AREAS.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return area === undefined || area.userType === userType;
}

/** Returns the default page after sign-in. */
export function homeOf({ userType, passedQuiz, masterclassEnrolled, attendanceStatus }: SignedIn): string {
  if (userType === "admin") return "/admin";
  if (userType === "employer") return "/employer/dashboard";
  if (masterclassEnrolled && attendanceStatus === "not_attended") return "/masterclass";
  return passedQuiz ? "/student/jobs" : "/student/quiz";
}

/** Returns the destination after sign-in: `redirect`, else the saved path, else the person's home. */
export function destinationOf(
  user: SignedIn,
  redirect: string | null,
  saved: string | null,
): { path: string; replace: boolean } {
  const match = [redirect, saved].find((path) => path !== null && isOwnPath(path) && isForRole(path, user.userType));
  return match ? { path: match, replace: true } : { path: homeOf(user), replace: false };
}
