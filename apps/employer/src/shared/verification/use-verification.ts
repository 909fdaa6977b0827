import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";

export type Missing = "email" | "name" | "website";

export interface Verification {
  /** False before the profile has loaded. */
  isKnown: boolean;
  /** What the employer must still provide. Undefined if the company is verified, or not loaded. */
  missing: readonly Missing[] | undefined;
}

/** Whether the company is verified, and what is missing if it is not. */
export function useVerification(): Verification {
  const { emailVerified } = useUser();
  const { data, error } = useEmployerProfileQuery();
  const isKnown = data !== undefined || error !== undefined;
  if (!data || data.employerVerified) return { isKnown, missing: undefined };
  const missing = [
    ...(emailVerified ? [] : (["email"] as const)),
    ...(data.companyName ? [] : (["name"] as const)),
    ...(data.companyWebsite ? [] : (["website"] as const)),
  ];
  return { isKnown, missing };
}
