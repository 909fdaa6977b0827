import type { User } from "@dryrun/auth/use-session";

/** What a signed-in person need not type again: the first word of the name is the first name. */
export function buyerOf(user: User | null) {
  const [firstName = "", ...rest] = user?.fullName.split(" ") ?? [];
  return { firstName, lastName: rest.join(" "), email: user?.email ?? "", phone: user?.phone ?? "" };
}
