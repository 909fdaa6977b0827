import { CODE_DIGITS } from "@dryrun/domain/auth/second-factor/rules";
import { BRAND } from "@dryrun/domain/brand";
import { Secret, TOTP } from "otpauth";

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Accepted steps of 30 s on either side, for a clock that is slightly wrong. */
const WINDOW = 1;

// The values that every authenticator app supports: some ignore another algorithm, period or number of digits.
const totpOf = (secret: string, label = "") =>
  new TOTP({
    issuer: BRAND.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: CODE_DIGITS,
    period: 30,
  });

/** Returns a base32 secret. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Returns `otpauth://totp/…`, which apps read from a QR code; `label` names the account in the app. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString();

/** Returns the 30 s step near the current time that this code belongs to, or null. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const away = totp.validate({ token: code, timestamp, window: WINDOW });
  return away === null ? null : totp.counter({ timestamp }) + away;
}
