import type { UserType } from "../contract/call.ts";
import type { FlagKey, FlagSetting } from "./registry.ts";

/** A person, or a visitor by the number in the browser's cookie `lot`. */
export type Asker = { id: string; userType: UserType } | { lot: number | undefined };

const LOTS = 100;

/** Returns a number from 0 to 99 that is always the same for this text (FNV-1a). */
function lotOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % LOTS;
}

/** Returns a person's position in the order in which the share grows; each flag has another order. */
function placeOf(key: FlagKey, asker: Asker): number {
  if ("id" in asker) return lotOfText(`${key} ${asker.id}`);
  return asker.lot === undefined ? LOTS - 1 : (asker.lot + lotOfText(key)) % LOTS;
}

/** Whether a flag with this setting is on for a person. */
export function isOnFor(key: FlagKey, { isOn, share, roles }: FlagSetting, asker: Asker): boolean {
  if (!isOn) return false;
  if (roles.length > 0 && !("id" in asker && roles.includes(asker.userType))) return false;
  return placeOf(key, asker) < share;
}
