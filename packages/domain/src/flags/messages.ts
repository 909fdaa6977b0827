/** Messages about switches. */
export const FLAG_CHANGED = "Saved. It takes effect everywhere within a few seconds.";
export const FLAG_FAILED = "This could not be saved. Please try again.";
/** For the audit: "on for 20%, student" */
export const flagInWords = ({ isOn, share, roles }: { isOn: boolean; share: number; roles: readonly string[] }) =>
  isOn
    ? ["on", share < 100 ? `for ${share}%` : "", roles.length > 0 ? `of ${roles.join(", ")}` : ""]
        .filter(Boolean)
        .join(" ")
    : "off";
