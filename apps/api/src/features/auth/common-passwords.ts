import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** Whether the password is on a list of leaked ones, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  const stored = password.normalize("NFKC"); // as it is hashed
  return common.has(stored.toLowerCase()) || /^(.)\1+$/u.test(stored);
}
