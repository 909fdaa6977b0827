import { isOwnPath } from "@dryrun/domain/auth/destination";
import { SIGN_IN_FOR_JOB, SIGN_IN_TO_CONTINUE } from "@dryrun/domain/auth/sign-in-messages";

const JOB = /^\/(student\/)?jobs\/[^/?#]/;

/** Why somebody was sent to the sign-in, by the page that they are led back to. */
export function loginReason(redirect: string | null): string | undefined {
  if (redirect === null || !isOwnPath(redirect)) return undefined;
  return JOB.test(redirect) ? SIGN_IN_FOR_JOB : SIGN_IN_TO_CONTINUE;
}
