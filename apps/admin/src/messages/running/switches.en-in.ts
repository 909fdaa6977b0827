import type { UserType } from "@dryrun/domain/contract/call";
import { flagInWords } from "@dryrun/domain/flags/messages";
import { formatDateTime } from "@dryrun/domain/time";

/** The flags of the product. */
export const switches = {
  title: "Switches",
  about:
    "Parts of the product that you can switch off in an emergency, or release to some people first. A change takes effect everywhere within a few seconds.",
  loading: "Loading the switches",
  failed: "The switches could not be loaded",
  name: "Switch",
  state: "State",
  stateOf: (flag: { isOn: boolean; share: number; roles: readonly string[] }) => {
    const words = flagInWords(flag);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  owner: "Owner",
  goneBy: "Planned removal",
  stays: "None",
  changed: "Changed",
  never: "Never",
  at: (moment: string) => formatDateTime(moment),
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  isOn: "Switched on",
  share: "Share of people in per cent",
  shareHint: "When the share grows, the people who were included stay included.",
  roles: "Only for",
  rolesHint: "If you choose none, it is for everybody, including visitors.",
  roleNames: { student: "Students", employer: "Employers", admin: "Admins" } satisfies Record<UserType, string>,
  reason: "Reason",
  reasonHint: "For the audit. Only admins read it.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
} as const;
