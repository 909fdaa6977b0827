import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { COMPANY_ROLES, type CompanyRole } from "@dryrun/domain/company/permissions";
import { ROLE_ABOUT, ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import { ChosenJobs } from "./chosen-jobs.tsx";

const text = team.change;
const ROLES = COMPANY_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role], hint: ROLE_ABOUT[role] }));
const SCOPES = [
  { value: "all", label: team.allJobs },
  { value: "chosen", label: text.chosenJobs },
];

interface DutyInputsProps {
  /** "" before one is chosen. */
  role: CompanyRole | "";
  onRole: (role: CompanyRole) => void;
  /** Null for all jobs. */
  jobIds: string[] | null;
  onJobIds: (jobIds: string[] | null) => void;
  errors?: { role?: string | undefined; jobIds?: string | undefined };
  /** In a form: the names of the values. A dialog in front of it has no names, because an id must be unique. */
  ids?: { role: string; jobIds: string };
}

/** A role and, except for an owner, the jobs that the person sees. */
export function DutyInputs({ role, onRole, jobIds, onJobIds, errors = {}, ids }: DutyInputsProps) {
  const [chosen, setChosen] = useState(jobIds ?? []); // kept while "All jobs" is selected
  const change = (next: string[]) => {
    setChosen(next);
    onJobIds(next);
  };
  return (
    <>
      <RadioGroup
        {...(ids && { id: ids.role })}
        legend={text.role}
        options={ROLES}
        look="cards"
        value={role}
        onValue={(value) => onRole(value as CompanyRole)}
        error={errors.role}
        isRequired
      />
      {role !== "" && role !== "owner" && (
        <>
          <RadioGroup
            {...(ids && { id: ids.jobIds })}
            legend={text.jobs}
            options={SCOPES}
            look="cards"
            columns={2}
            value={jobIds === null ? "all" : "chosen"}
            onValue={(value) => onJobIds(value === "all" ? null : chosen)}
            error={errors.jobIds}
          />
          {jobIds && <ChosenJobs chosen={jobIds} onChosen={change} />}
        </>
      )}
    </>
  );
}
