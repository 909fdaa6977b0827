import { SAVED_PATH_KEY } from "@dryrun/domain/auth/token-key";

/** The path to open after the next sign-in. */
export const savePath = (path: string) => localStorage.setItem(SAVED_PATH_KEY, path);
export const peekSavedPath = () => localStorage.getItem(SAVED_PATH_KEY);
/** Reads the path once: it is removed when used. */
export function takeSavedPath(): string | null {
  const path = localStorage.getItem(SAVED_PATH_KEY);
  localStorage.removeItem(SAVED_PATH_KEY);
  return path;
}
