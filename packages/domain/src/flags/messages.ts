/** Messages about switches. */
import { listOf } from "../text.ts";

export const FLAG_CHANGED = "Saved. It takes effect everywhere within a few seconds.";
export const FLAG_FAILED = "This could not be saved. Please try again.";
/** Returns the setting of a flag in words: "on for 20% of students", "on for students and employers". */
export function flagInWords({ isOn, share, roles }: { isOn: boolean; share: number; roles: readonly string[] }) {
  if (!isOn) return "off";
  const people = listOf(roles.map((role) => `${role}s`));
  if (share < 100) return `on for ${share}% of ${people || "everybody"}`;
  return people ? `on for ${people}` : "on";
}
