/** 31 characters, a prime number, without similar ones (0 and O, 1, I and L). */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RANDOM_SIGNS = 9;
export const CERTIFICATE_ID = new RegExp(`^[${SIGNS}]{5}-[${SIGNS}]{5}$`);

/** Returns the check character, which detects each wrong character and each swap of two. */
const checkSign = (body: string) => {
  const sum = [...body].reduce((total, sign, index) => total + (index + 1) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length] ?? "";
};

/** Returns "7K3M9-QXT2C": nine random characters, from as many random bytes, and a check character. */
export function certificateIdOf(bytes: Uint8Array): string {
  if (bytes.length < RANDOM_SIGNS) throw new RangeError(`${RANDOM_SIGNS} random bytes make a certificate's id`);
  const body = Array.from(bytes.subarray(0, RANDOM_SIGNS), (byte) => SIGNS[byte % SIGNS.length] ?? "").join("");
  const id = body + checkSign(body);
  return `${id.slice(0, 5)}-${id.slice(5)}`;
}

/** Returns the stored form of a typed id, ignoring case, spaces and dashes; null if it cannot be an id. */
export function certificateIdFrom(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s\p{Dash}]/gu, "");
  const id = `${signs.slice(0, 5)}-${signs.slice(5)}`;
  return CERTIFICATE_ID.test(id) && checkSign(signs.slice(0, -1)) === signs.at(-1) ? id : null;
}
