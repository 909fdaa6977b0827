import type { User } from "@dryrun/auth/use-session";
import { createContext, use } from "react";

export const UserContext = createContext<User | null>(null);

/** The signed-in student; every page of this part stands inside the layout that knows them. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error("useUser needs the student's layout around it");
  return user;
}
