import type { UserType } from "../contract/call.ts";

/** A feature that can be switched off, or released to some people first. */
export interface Flag {
  /** The feature that works while the flag is on. */
  name: string;
  description: string;
  /** The default if the database has no setting. */
  isOn: boolean;
  /** The team that owns it. */
  owner: "operations" | "hiring" | "learning";
  /** A check fails if the flag still exists after this day; `never` for a permanent switch of operators. */
  goneBy: `${number}-${number}-${number}` | "never";
  /** The message of a refused call. */
  refusal: string;
}

/** Every flag of the product. Types, the API and a check of the database refuse all other keys. */
export const FLAGS = {
  registrations: {
    name: "New accounts",
    description: "Registering as a student or an employer. Invited people still set their password.",
    isOn: true,
    owner: "operations",
    goneBy: "never",
    refusal: "New accounts are paused for now. Please try again later.",
  },
  purchases: {
    name: "Purchases",
    description: "New orders of credits, the course and the masterclass. Payments in progress are still settled.",
    isOn: true,
    owner: "operations",
    goneBy: "never",
    refusal: "Purchases are paused for now. Nothing was charged. Please try again later.",
  },
  interviews: {
    name: "Starting interviews",
    description: "New mock interviews, practice interviews and quick practice. Running ones continue.",
    isOn: true,
    owner: "learning",
    goneBy: "never",
    refusal: "New interviews are paused for now. No credit was taken. Please try again later.",
  },
  "candidate-search": {
    name: "Candidate search",
    description: "The employers' search for candidates who have not applied to them.",
    isOn: true,
    owner: "hiring",
    goneBy: "never",
    refusal: "The search for candidates is paused for now. Please try again later.",
  },
  sharing: {
    name: "Sharing results",
    description: "New links to results. Links that were shared stay open.",
    isOn: true,
    owner: "learning",
    goneBy: "never",
    refusal: "Sharing results is paused for now. Please try again later.",
  },
  "job-alert-mails": {
    name: "Job alert mails",
    description: "Mails about new jobs. After a pause, the next mail lists the jobs posted during it.",
    isOn: true,
    owner: "hiring",
    goneBy: "never",
    refusal: "",
  },
} as const satisfies Record<string, Flag>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]];

/** The setting of a flag in one installation. */
interface FlagSetting {
  isOn: boolean;
  /** The share of people in percent; the same people while it does not change. */
  share: number;
  /** Empty: everyone. Visitors have no role. */
  roles: readonly UserType[];
}
export const settingOf = (key: FlagKey): FlagSetting => ({ isOn: FLAGS[key].isOn, share: 100, roles: [] });

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
