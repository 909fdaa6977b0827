import { WITHOUT_NAME } from "@dryrun/domain/admin/messages";
import { capitalise, formatNumber } from "@dryrun/domain/text";
import { formatDateTime } from "@dryrun/domain/time";

/** A company's name in lists and titles. */
export const nameOf = ({ name }: { name: string }) => name || capitalise(WITHOUT_NAME);

/** The companies of employers. */
export const companies = {
  title: "Companies",
  loading: "Loading companies",
  failed: "The companies could not be loaded",
  none: "No employer has registered yet.",
  list: "Companies",
  searchLabel: "Search by name, website or person",
  name: "Company",
  owner: "Owner",
  noOwner: "Nobody",
  people: "People",
  jobs: "Jobs",
  state: "State",
  blocked: "Blocked",
  states: { all: "All companies", waiting: "To verify", verified: "Verified", blocked: "Blocked" },
  noneOf: {
    waiting: "No company is waiting for verification.",
    verified: "No company is verified yet.",
    blocked: "No company is blocked.",
  },
  verifyOf: (name: string) => `Verify ${name}`,
  withdrawOf: (name: string) => `Remove verification of ${name}`,
} as const;

/** One company. */
export const company = {
  back: "All companies",
  loading: "Loading the company",
  failed: "The company could not be loaded",
  gone: "This company does not exist",
  goneText: "It may have been merged into another one, or deleted with its last account.",
  facts: {
    website: "Website",
    city: "City",
    about: "About the company",
    registered: "Registered",
    state: "State",
    verifiedAt: "Verified on",
    jobs: "Jobs",
  },
  at: (moment: string) => formatDateTime(moment),
  logo: "Logo",
  acts: "Actions",
  merge: "Merge into another company",
  limits: {
    title: "Limits",
    seats: "People and open invitations",
    candidates: "Candidates with contact details today",
    mails: "Invitations and reminders in 24 hours",
    of: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)}`,
  },
  staff: {
    title: "People",
    name: "Name",
    role: "Role",
    lastSignIn: "Last sign-in",
    noSignIn: "Not in 30 days",
    state: "State",
  },
} as const;
