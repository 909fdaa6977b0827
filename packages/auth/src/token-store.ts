import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";

/** Kept for this tab only: the tab that logged out. */
const LEFT_HERE = "leftHere";

// No module state: this file is bundled into each part, so the browser's storage is the only truth.
export function keepToken(token: string) {
  localStorage.setItem(TOKEN_KEY, token);
  forgetLeaving();
}
export function dropToken() {
  sessionStorage.setItem(LEFT_HERE, "1");
  localStorage.removeItem(TOKEN_KEY);
}
/** Signs out and lets the open page stay, which says why: the next page requires a sign-in. */
export const dropTokenInPlace = () => localStorage.removeItem(TOKEN_KEY);
export const hasToken = () => readToken() !== null;
export const readToken = () => localStorage.getItem(TOKEN_KEY);

/** When there is no token: whether this tab removed it, rather than another one. */
export const hasLeftHere = () => sessionStorage.getItem(LEFT_HERE) !== null;
export const forgetLeaving = () => sessionStorage.removeItem(LEFT_HERE);
