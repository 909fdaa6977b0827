import { createContext, use } from "react";
import type { User } from "./use-session.ts";

export const UserContext = createContext<User | null>(null);

/** Returns the signed-in user; every page of a part renders inside the layout that provides it. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error("useUser needs the part's layout around it");
  return user;
}

/** Whether this is a real person; a frame, which is the same for everyone, has none. */
export const isSomebody = ({ _id }: User): boolean => _id !== "";
