import type { find } from "@dryrun/domain/company/find/contract";
import { FOUND_PER_KIND } from "@dryrun/domain/company/find/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { cleanPhone, isPhone } from "@dryrun/domain/fields";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { PersonLimit } from "../../http/limits/person-limits.ts";
import type { Clock } from "../../ports.ts";
import type { Member } from "../../records/company/members.ts";
import { titleOf } from "../../records/jobs/job-answers.ts";
import { wordsOf } from "../../records/word-queries.ts";
import * as query from "./queries.ts";

interface FindDeps {
  db: Db;
  clock: Clock;
  limit: Pick<PersonLimit, "take">;
}
type Found = Output<typeof find>;
type Candidate = Found["candidates"][number];

/** Further words are ignored. */
const MAX_WORDS = 8;
/** How many of the newest applications the people are taken from; somebody may have several. */
const NEWEST = 50;
/** How many invitations; some of their people may have applied to other jobs. */
const INVITED = 2 * FOUND_PER_KIND;
/** How many jobs are compared with the words of a search for a person and a job. */
const MAX_TITLES = 200;

const firstWordsOf = (typed: string) => wordsOf(typed.normalize("NFKC")).slice(0, MAX_WORDS);
/** Whether this looks like a whole e-mail address, not only like its beginning. */
const isAddress = (word: string) => {
  const [name, domain, ...rest] = word.split("@");
  return name !== "" && domain?.includes(".") === true && rest.length === 0;
};

function wantedOf(words: readonly string[]): query.Wanted {
  const [first] = words;
  if (words.length === 1 && first && isAddress(first)) return { email: first.toLowerCase() };
  const phone = cleanPhone(words.join(""));
  return isPhone(phone) ? { phone } : { words };
}

/** Reads "asha analyst" as the applicants named Asha of the jobs with "analyst" in the title; null if no word is in a title. */
async function splitByTitle(db: Db, member: Member, words: readonly string[]): Promise<query.Wanted | null> {
  const titles = await query.findTitles(db, member, words, MAX_TITLES);
  const known = titles.map(({ id, title }) => ({ id, title: title.toLowerCase() }));
  const has = (title: string, word: string) => title.includes(word.toLowerCase());
  const ofJob = words.filter((word) => known.some(({ title }) => has(title, word)));
  const ofPerson = words.filter((word) => !ofJob.includes(word));
  const jobIds = known.filter(({ title }) => ofJob.every((word) => has(title, word))).map(({ id }) => id);
  return ofJob.length > 0 && ofPerson.length > 0 ? { words: ofPerson, jobIds } : null;
}

async function findApplications(db: Db, member: Member, words: readonly string[]) {
  const found = await query.findApplications(db, member, wantedOf(words), NEWEST);
  if (found.length > 0 || words.length < 2) return found;
  const split = await splitByTitle(db, member, words);
  return split ? query.findApplications(db, member, split, NEWEST) : [];
}

const jobAnswer = (now: Date) => (job: Awaited<ReturnType<typeof query.findJobs>>[number]) => ({
  _id: job.id,
  title: job.title,
  location: job.location,
  closed: isClosed(job, now),
});

const applicationAnswer = ({ id, fullName, job, status, createdAt }: query.FoundApplication) => ({
  _id: id,
  fullName,
  jobTitle: titleOf(job),
  status,
  createdAt: createdAt.toISOString(),
});

/** Returns each person once, by the newest application, or by the newest invitation of a person without one. */
function peopleOf(applied: readonly query.FoundApplication[], invited: readonly query.FoundInvitation[]) {
  const people = new Map<string, { at: Date; person: Omit<Candidate, "applications"> }>();
  for (const { id, studentId, fullName, job, createdAt } of applied) {
    const person = { _id: studentId, fullName, application: { _id: id, jobTitle: titleOf(job) }, invitedTo: null };
    if (!people.has(studentId)) people.set(studentId, { at: createdAt, person });
  }
  for (const { studentId, fullName, job, createdAt } of invited) {
    const invitedTo = { _id: job.id, title: job.title };
    const person = { _id: studentId, fullName, application: null, invitedTo };
    if (!people.has(studentId)) people.set(studentId, { at: createdAt, person });
  }
  const newestFirst = [...people.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newestFirst.slice(0, FOUND_PER_KIND).map(({ person }) => person);
}

/** Finds jobs, people and applications among those that a person of a company sees. */
export const createFind =
  ({ db, clock, limit }: FindDeps) =>
  async (member: Member, typed: string): Promise<Found> => {
    await limit.take(member.userId);
    const now = clock.now();
    const words = firstWordsOf(typed);
    if (words.length === 0) return { jobs: [], candidates: [], applications: [] };
    const [jobs, applied, invited] = await Promise.all([
      query.findJobs(db, member, words, indianDay(now), FOUND_PER_KIND),
      findApplications(db, member, words),
      query.findInvited(db, member, wantedOf(words), INVITED),
    ]);
    const people = peopleOf(applied, invited);
    const counts = await query.countOfEach(
      db,
      member,
      people.filter(({ application }) => application).map(({ _id }) => _id),
    );
    return {
      jobs: jobs.map(jobAnswer(now)),
      candidates: people.map((person) => ({ ...person, applications: counts.get(person._id) ?? 0 })),
      applications: applied.slice(0, FOUND_PER_KIND).map(applicationAnswer),
    };
  };
