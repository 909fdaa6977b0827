import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";

export type Missing = "email" | "name" | "website";

/** What an employer has not given yet; undefined once the company is verified, and while that is not known. */
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
