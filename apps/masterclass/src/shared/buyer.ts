import type { User } from "@dryrun/auth/use-session";

/** Returns a signed-in person's own data for the form: the first word of the name is the first name. */
export function buyerOf(user: User | null) {
  const [firstName = "", ...rest] = user?.fullName.split(" ") ?? [];
  return { firstName, lastName: rest.join(" "), email: user?.email ?? "", phone: user?.phone ?? "" };
}
