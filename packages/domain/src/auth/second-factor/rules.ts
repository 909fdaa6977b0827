/** The digits of a code of an authenticator app, which changes every 30 seconds (RFC 6238). */
export const CODE_DIGITS = 6;
/** Recovery codes have only digits, so that a phone's number pad is enough. */
export const RECOVERY_DIGITS = 12;
/** The number of codes that the set-up returns; each can be used once. */
export const RECOVERY_CODES = 10;

const GROUP = /\d{4}(?=\d)/g;

/** Normalises a typed code: removes spaces and dashes. Null for anything that is not a code of either kind. */
export function readCode(typed: string): { kind: "app" | "recovery"; digits: string } | null {
  const digits = typed.replace(/[\s\u2010-\u2015-]/g, "");
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === CODE_DIGITS) return { kind: "app", digits };
  return digits.length === RECOVERY_DIGITS ? { kind: "recovery", digits } : null;
}

/** Formats as "1234-5678-9012", which is easier to copy. */
export const recoveryCodeText = (digits: string) => digits.replace(GROUP, "$&-");

/** Formats an app's secret in groups of four, as apps show it. */
export const secretText = (base32: string) => base32.replace(/.{4}(?=.)/g, "$& ");
