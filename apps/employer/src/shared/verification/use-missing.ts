import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";

export type Missing = "email" | "name" | "website";

/** What an employer still has to provide. Undefined if the company is verified, or before the profile has loaded. */
export function useMissing(): readonly Missing[] | undefined {
  const { emailVerified } = useUser();
  const { data } = useEmployerProfileQuery();
  if (!data || data.employerVerified) return undefined;
  return [
    ...(emailVerified ? [] : (["email"] as const)),
    ...(data.companyName ? [] : (["name"] as const)),
    ...(data.companyWebsite ? [] : (["website"] as const)),
  ];
}
