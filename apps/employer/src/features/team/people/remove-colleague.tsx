import { useEmployerRemoveColleagueMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { HIRING_ROLES } from "@dryrun/domain/company/permissions";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { type RefObject, useRef, useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import type { Colleague } from "../../../shared/answers.ts";

const text = team.remove;

interface RemoveColleagueProps {
  person: Colleague;
  others: readonly Colleague[];
  isOpen: boolean;
  onClose: () => void;
  /** Receives the focus after the removal, which takes away the pressed button. */
  list: RefObject<HTMLElement | null>;
}

/** Removes a person after a confirmation, which asks who gets their jobs. */
export function RemoveColleague({ person, others, isOpen, onClose, list }: RemoveColleagueProps) {
  const { _id: ownId } = useUser();
  const [jobsTo, setJobsTo] = useState(ownId);
  const [failure, setFailure] = useState<string>();
  const isRemoved = useRef(false);
  const [remove, { isLoading }] = useEmployerRemoveColleagueMutation();
  async function confirm() {
    setFailure(undefined);
    const query = person.jobs > 0 ? { jobsTo } : {};
    const { error } = await remove({ params: { userId: person._id }, query });
    if (error) return setFailure(errorMessage(error, team.failedAct));
    isRemoved.current = true;
    toast.success(text.done(person.fullName));
    onClose();
  }
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={text.title(person.fullName)}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      pendingLabel={text.pending}
      isBusy={isLoading}
      failure={failure}
      finalFocus={() => (isRemoved.current ? list.current : true)}
      isDanger
    >
      <p>{text.text}</p>
      {person.jobs > 0 && (
        <Field label={text.jobsTo(person.jobs)}>
          <Select options={successorsOf(others, ownId)} value={jobsTo} onValue={setJobsTo} />
        </Field>
      )}
    </Confirm>
  );
}

/** Returns the people who can be the recruiter of a job, the caller first. */
function successorsOf(people: readonly Colleague[], ownId: string) {
  const isSelf = ({ _id }: Colleague) => _id === ownId;
  const hiring = people.filter(({ role }) => HIRING_ROLES.includes(role));
  return [...hiring.filter(isSelf), ...hiring.filter((person) => !isSelf(person))].map((person) => ({
    value: person._id,
    label: isSelf(person) ? text.ownOption(person.fullName) : text.option(person.fullName, ROLE_NAMES[person.role]),
  }));
}
