import type { Duty } from "@dryrun/domain/company/team/schema";

/** Whether "Chosen jobs" is selected without any job. */
export const lacksJobs = ({ role, jobIds }: Duty) => role !== "owner" && jobIds?.length === 0;

/** Returns the duty as the server takes it: an owner sees all jobs, whatever was chosen before. */
export const sentDuty = <Sent extends Duty>(duty: Sent): Sent => ({
  ...duty,
  jobIds: duty.role === "owner" ? null : duty.jobIds,
});
