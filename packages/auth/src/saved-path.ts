import { SAVED_PATH_KEY } from "@dryrun/domain/auth/destination";

/** Saves the path to open after the next sign-in. */
export const savePath = (path: string) => localStorage.setItem(SAVED_PATH_KEY, path);
export const peekSavedPath = () => localStorage.getItem(SAVED_PATH_KEY);
/** Reads the saved path and removes it. */
export function takeSavedPath(): string | null {
  const path = localStorage.getItem(SAVED_PATH_KEY);
  localStorage.removeItem(SAVED_PATH_KEY);
  return path;
}
