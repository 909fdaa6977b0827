import type { UserType } from "@dryrun/domain/contract/call";
import { flagInWords } from "@dryrun/domain/flags/messages";
import { formatDateTime } from "@dryrun/domain/time";

/** The flags of the product. */
export const switches = {
  title: "Switches",
  about:
    "What can be switched off in an emergency, or given to some people first. A change holds everywhere within a few seconds.",
  loading: "Loading the switches",
  failed: "The switches could not be loaded",
  name: "Switch",
  state: "State",
  stateOf: (flag: { isOn: boolean; share: number; roles: readonly string[] }) => {
    const words = flagInWords(flag);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  owner: "Owner",
  goneBy: "To be removed by",
  stays: "Stays",
  changed: "Changed",
  never: "Never",
  at: (moment: string) => formatDateTime(moment),
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  isOn: "Switched on",
  share: "Share of people in per cent",
  shareHint: "The same people stay in while the share grows.",
  roles: "Only for",
  rolesHint: "Without a choice it is for everybody, visitors too.",
  roleNames: { student: "Students", employer: "Employers", admin: "Admins" } satisfies Record<UserType, string>,
  reason: "Reason",
  reasonHint: "For the audit. Only admins read it.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
} as const;
