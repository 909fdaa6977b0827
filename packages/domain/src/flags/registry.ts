import type { UserType } from "../contract/call.ts";

/** What may be switched off, or given to some people first. */
export interface Flag {
  /** What works while it is on. */
  name: string;
  description: string;
  /** Where nothing is stored. */
  isOn: boolean;
  /** Who decides about it. */
  owner: "operations" | "hiring" | "learning";
  /** The day after which a check fails while the flag is still there; `never` for a switch that operators keep. */
  goneBy: `${number}-${number}-${number}` | "never";
  /** What somebody reads who is refused. */
  refusal: string;
}

/** Every flag of the product. One that is not named here does not exist: types, the API and the database's check refuse it. */
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
    description: "New orders of credits, the course and the masterclass. Payments that have begun are still settled.",
    isOn: true,
    owner: "operations",
    goneBy: "never",
    refusal: "Purchases are paused for now. Nothing was charged. Please try again later.",
  },
  interviews: {
    name: "Starting interviews",
    description: "New interviews, practice and drills. Those that run continue.",
    isOn: true,
    owner: "learning",
    goneBy: "never",
    refusal: "New interviews are paused for now. No credit was taken. Please try again later.",
  },
  "candidate-search": {
    name: "Candidate search",
    description: "Employers' search for candidates who did not apply to them.",
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
    description: "Mails about new jobs. Later ones name the jobs that were posted meanwhile.",
    isOn: true,
    owner: "hiring",
    goneBy: "never",
    refusal: "",
  },
} as const satisfies Record<string, Flag>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]];

/** How a flag is set in one installation. */
export interface FlagSetting {
  isOn: boolean;
  /** Of people, in per cent; the same people while it does not change. */
  share: number;
  /** None: everybody. Visitors have no role. */
  roles: readonly UserType[];
}
export const settingOf = (key: FlagKey): FlagSetting => ({ isOn: FLAGS[key].isOn, share: 100, roles: [] });
