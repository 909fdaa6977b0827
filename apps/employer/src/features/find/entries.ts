import { searchCandidates } from "@dryrun/domain/candidates/calls";
import { apiKeys } from "@dryrun/domain/company/api-keys/calls";
import { FOUND_PER_KIND } from "@dryrun/domain/company/find/limits";
import { meetingAvailability } from "@dryrun/domain/company/meetings/calls";
import { setStages } from "@dryrun/domain/company/profile/calls";
import { inviteColleague } from "@dryrun/domain/company/team/calls";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import type { Call } from "@dryrun/domain/contract/call";
import { invite } from "@dryrun/domain/invitations/calls";
import { createJob } from "@dryrun/domain/jobs/calls";
import { templates } from "@dryrun/domain/templates/calls";
import { nav } from "../../frame/frame.en-in.ts";
import { listed, paths, reviewPath } from "../../paths.ts";
import type { Colleague, Found } from "../../shared/answers.ts";
import { find as text } from "./find.en-in.ts";

export type Group = keyof typeof text.groups;

/** A line of the search: where it leads, and what it says. */
export interface Entry {
  to: string;
  group: Group;
  label: string;
  detail?: string;
  /** The status of an application. */
  status?: string;
}

/** `also`: further words that find it. */
type Place = Omit<Entry, "group"> & { call?: Call; also?: string };

const ACTIONS: readonly Place[] = [
  { to: reviewPath(listed.undecided), label: text.actions.review },
  { to: reviewPath(listed.unreadInterviews), label: text.actions.interviews },
  { to: paths.addJob, label: text.actions.post, call: createJob },
  { to: paths.jobs, label: text.actions.invite, detail: text.actions.chooseJob, call: invite },
  { to: paths.team, label: text.actions.colleague, call: inviteColleague },
];
const PAGES: readonly Place[] = [
  { to: paths.dashboard, label: nav.dashboard },
  { to: paths.applications, label: nav.applications },
  { to: paths.jobs, label: nav.jobs },
  { to: paths.addJob, label: nav.addJob, call: createJob },
  { to: paths.search, label: nav.search, call: searchCandidates },
  { to: paths.meetings, label: text.pages.meetings, also: text.also.meetings, call: meetingAvailability },
  { to: paths.numbers, label: text.pages.numbers, also: text.also.numbers },
  { to: paths.team, label: text.pages.team, also: text.also.team },
  { to: paths.stages, label: text.pages.stages, call: setStages },
  { to: paths.templates, label: text.pages.mails, also: text.also.mails, call: templates },
  { to: paths.developers, label: text.pages.developers, also: text.also.developers, call: apiKeys },
  { to: paths.notifications, label: text.pages.notifications },
  { to: paths.profile, label: nav.profile, also: text.also.profile },
  { to: paths.privacy, label: text.pages.privacy },
];

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether each typed word begins a word of the label. */
const begins = (label: string, typed: readonly string[]) =>
  typed.every((word) => wordsOf(label).some((one) => one.startsWith(word)));

/** Returns the actions and pages that the role allows; with typed words those whose words begin with them. */
export function placesOf(may: (call: Call) => boolean, typed: string): Entry[] {
  const words = wordsOf(typed);
  const isMeant = ({ label, also = "" }: Place) => begins(`${label} ${also}`, words);
  const entriesOf = (group: Group, places: readonly Place[]) =>
    places
      .filter((place) => (!place.call || may(place.call)) && isMeant(place))
      .map(({ call: _, also: __, ...place }): Entry => ({ ...place, group }));
  return [...entriesOf("actions", ACTIONS), ...entriesOf("pages", PAGES)];
}

const withName = (name: string) => `${paths.applications}?name=${encodeURIComponent(name)}`;

/** Returns where a person leads: to all applications, to the only one, or to the invited people of the job. */
function candidateEntry({ fullName, applications, application, invitedTo }: Found["candidates"][number]): Entry {
  const entry = { group: "candidates" as const, label: fullName };
  if (applications > 1) return { ...entry, to: withName(fullName), detail: text.applications(applications) };
  if (application)
    return { ...entry, to: paths.application(application._id), detail: text.applied(application.jobTitle) };
  const { _id = "", title = "" } = invitedTo ?? {};
  return { ...entry, to: paths.jobTab(_id, "invited"), detail: text.invited(title) };
}

/** Returns what the server found. An application that its candidate already leads to is left out. */
export function foundEntries({ jobs, candidates, applications }: Found): Entry[] {
  const people = candidates.map(candidateEntry);
  const known = new Set(people.map(({ to }) => to));
  return [
    ...jobs.map(({ _id, title, location, closed }) => ({
      to: paths.job(_id),
      group: "jobs" as const,
      label: title,
      detail: closed ? `${location}, ${text.closed}` : location,
    })),
    ...people,
    ...applications
      .map(({ _id, fullName, jobTitle, status }) => ({
        to: paths.application(_id),
        group: "applications" as const,
        label: fullName,
        detail: jobTitle,
        status,
      }))
      .filter(({ to }) => !known.has(to)),
  ];
}

/** Returns the colleagues with words of their names that begin with the typed ones. */
export const colleagueEntries = (people: readonly Colleague[], typed: string): Entry[] =>
  people
    .filter(({ fullName }) => begins(fullName, wordsOf(typed)))
    .slice(0, FOUND_PER_KIND)
    .map(({ fullName, role }) => ({
      to: paths.team,
      group: "colleagues" as const,
      label: fullName,
      detail: ROLE_NAMES[role],
    }));

/** Returns the searches that know more than this one: they correct typing errors, and find people who did not apply. */
export function searchesFor(may: (call: Call) => boolean, words: string): Entry[] {
  const skill = { to: `${paths.search}?skills=${encodeURIComponent(words)}`, label: text.ofSkill(words) };
  return [
    { group: "more", to: withName(words), label: text.ofName(words) },
    ...(may(searchCandidates) ? [{ group: "more" as const, ...skill }] : []),
  ];
}
