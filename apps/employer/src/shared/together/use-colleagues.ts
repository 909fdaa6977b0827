import { useEmployerTeamQuery } from "@dryrun/api-client/company/employer";
import { useUser } from "@dryrun/auth/user-context";
import type { Colleague } from "../answers.ts";

const sees = ({ jobIds }: Colleague, jobId: string | undefined) =>
  jobIds === null || jobId === undefined || jobIds.includes(jobId);

/** The people of the company who can be assigned applications: of this job, or of any. */
const mayBeAssigned = (person: Colleague, jobId: string | undefined) => person.role !== "viewer" && sees(person, jobId);

/** Returns the assignable people, the caller first; none for a person who works alone. */
export function useAssignable(jobId?: string): readonly Colleague[] {
  const { _id } = useUser();
  const { data } = useEmployerTeamQuery();
  if (!data || data.people.length < 2) return [];
  const people = data.people.filter((person) => mayBeAssigned(person, jobId));
  return people.toSorted((a, b) => Number(b._id === _id) - Number(a._id === _id));
}

/** Returns the other people of the company who see this job. */
export function useColleagues(jobId: string): readonly Colleague[] {
  const { _id } = useUser();
  return (useEmployerTeamQuery().data?.people ?? []).filter((person) => person._id !== _id && sees(person, jobId));
}

/** Whether the company has other people. */
export const useHasColleagues = () => (useEmployerTeamQuery().data?.people.length ?? 1) > 1;

/** Returns the name of another person who decided; one's own decision needs no name. */
export function useDecider(decidedBy: string | null | undefined): string | null {
  const { fullName } = useUser();
  return decidedBy && decidedBy !== fullName ? decidedBy : null;
}
