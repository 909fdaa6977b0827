import { TOKEN_KEY } from "@dryrun/domain/auth/destination";

/** Stored for this tab only: that it logged out, and whether its page stays open. */
const LEFT_HERE = "leftHere";
const LEAVES = "1";
const STAYS = "stays";

// No module state: this file is bundled into each part, so only the browser's storage is shared.
export function keepToken(token: string) {
  localStorage.setItem(TOKEN_KEY, token);
  forgetLeaving();
}
/** Ends the session on this device, also for the service worker's copies of the course and the account. */
function end(how: string) {
  sessionStorage.setItem(LEFT_HERE, how);
  localStorage.removeItem(TOKEN_KEY);
  globalThis.caches?.delete("course-1").catch(() => {}); // refused in private windows, which have no copies
}
export const dropToken = () => end(LEAVES);
/** Signs out and keeps the open page, which shows the reason; the next page requires a sign-in. */
export const dropTokenInPlace = () => end(STAYS);
export const hasToken = () => readToken() !== null;
export const readToken = () => localStorage.getItem(TOKEN_KEY);

/** Without a token: whether this tab removed it, rather than another one. */
export const hasLeftHere = () => sessionStorage.getItem(LEFT_HERE) === LEAVES;
/** Whether this tab signed out but keeps its page, which shows the reason. */
export const hasLeftInPlace = () => sessionStorage.getItem(LEFT_HERE) === STAYS;
export const forgetLeaving = () => sessionStorage.removeItem(LEFT_HERE);
