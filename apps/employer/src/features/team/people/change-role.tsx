import { useEmployerUpdateColleagueMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { HIRING_ROLES } from "@dryrun/domain/company/permissions";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import type { Duty } from "@dryrun/domain/company/team/schema";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import type { Colleague } from "../../../shared/answers.ts";
import { lacksJobs, sentDuty } from "../duty/duty.ts";
import { DutyInputs } from "../duty/duty-inputs.tsx";

const text = team.change;

interface ChangeRoleProps {
  person: Colleague;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes what a person may do, and for which jobs. */
export function ChangeRole({ person, isOpen, onClose }: ChangeRoleProps) {
  const [duty, setDuty] = useState<Duty>({ role: person.role, jobIds: person.jobIds });
  const { save, isBusy, jobsError, failure } = useSaving(person, onClose);
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.title(person.fullName)}
      footer={
        <>
          <Button onClick={close}>{text.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} pendingLabel={text.saving} onClick={() => save(duty)}>
            {text.save}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <DutyInputs
        role={duty.role}
        onRole={(role) => setDuty({ ...duty, role })}
        jobIds={duty.jobIds}
        onJobIds={(jobIds) => setDuty({ ...duty, jobIds })}
        errors={{ jobIds: lacksJobs(duty) ? jobsError : undefined }}
      />
      <Consequences person={person} duty={duty} />
    </Dialog>
  );
}

function useSaving({ _id, fullName }: Colleague, onClose: () => void) {
  const [send, { isLoading }] = useEmployerUpdateColleagueMutation();
  const [failure, setFailure] = useState<string>();
  const [jobsError, setJobsError] = useState<string>();
  async function save(duty: Duty) {
    setFailure(undefined);
    setJobsError(text.chooseOne);
    if (lacksJobs(duty)) return;
    const { error } = await send({ params: { userId: _id }, body: sentDuty(duty) });
    if (error) return setFailure(errorMessage(error, team.failedAct));
    toast.success(text.saved(fullName, ROLE_NAMES[duty.role]));
    onClose();
  }
  return { save: (duty: Duty) => void save(duty), isBusy: isLoading, failure, jobsError };
}

/** What else the new role changes. */
function Consequences({ person, duty }: Pick<ChangeRoleProps, "person"> & { duty: Duty }) {
  const isSelf = useUser()._id === person._id;
  if (isSelf) return duty.role !== "owner" && <p>{text.ownRole}</p>;
  return person.jobs > 0 && !HIRING_ROLES.includes(duty.role) && <p>{text.passJobs(person.jobs)}</p>;
}
