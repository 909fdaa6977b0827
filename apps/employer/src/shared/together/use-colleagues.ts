import { useEmployerTeamQuery, useKnownTeam } from "@dryrun/api-client/company/employer";
import { useUser } from "@dryrun/auth/user-context";
import type { Colleague } from "../answers.ts";

const sees = ({ jobIds }: Colleague, jobId: string | undefined) =>
  jobIds === null || jobId === undefined || jobIds.includes(jobId);

/** The people of the company who can be assigned applications: of this job, or of any. */
const mayBeAssigned = (person: Colleague, jobId: string | undefined) => person.role !== "viewer" && sees(person, jobId);

const NOBODY: readonly Colleague[] = [];

/** Returns the people of the company; none until they have loaded. */
const useTeam = (): readonly Colleague[] => useEmployerTeamQuery().data?.people ?? NOBODY;

function useAssignableOf(team: readonly Colleague[], jobId: string | undefined): readonly Colleague[] {
  const { _id } = useUser();
  if (team.length < 2) return NOBODY;
  const people = team.filter((person) => mayBeAssigned(person, jobId));
  return people.toSorted((a, b) => Number(b._id === _id) - Number(a._id === _id));
}

/** Returns the assignable people, the caller first; none for a person who works alone. */
export const useAssignable = (jobId?: string) => useAssignableOf(useTeam(), jobId);

/** Like `useAssignable`, but only reads the cache: `useMarksData` loads the people. */
export const useKnownAssignable = (jobId: string) => useAssignableOf(useKnownTeam().data?.people ?? NOBODY, jobId);

/** Returns the other people of the company who see this job. Only reads the cache: `useMarksData` loads them. */
export function useKnownColleagues(jobId: string): readonly Colleague[] {
  const { _id } = useUser();
  const team = useKnownTeam().data?.people ?? NOBODY;
  return team.filter((person) => person._id !== _id && sees(person, jobId));
}

/** Whether the company has other people. */
export const useHasColleagues = () => useTeam().length > 1;

/** Returns the name of another person who decided; one's own decision needs no name. */
export function useDecider(decidedBy: string | null | undefined): string | null {
  const { fullName } = useUser();
  return decidedBy && decidedBy !== fullName ? decidedBy : null;
}
