import { useEmployerAssignApplicationMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ASSIGN_FAILED } from "@dryrun/domain/applications/messages";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import { useKnownAssignable } from "../../../shared/together/use-colleagues.ts";

const { marks: say } = messages.applications;

interface AssigneeFieldProps {
  id: string;
  application: Pick<Application, "_id" | "assignee" | "jobId">;
  onAssign: () => void;
}

/** Assigns the application to a colleague, who gets a mail. Not shown to a person who works alone. */
export function AssigneeField({ id, application, onAssign }: AssigneeFieldProps) {
  const { _id, assignee, jobId } = application;
  const user = useUser();
  const people = useKnownAssignable(jobId._id);
  const [assign, { error }] = useEmployerAssignApplicationMutation();
  if (people.length === 0) return null;
  const options = people.map((person) => ({
    value: person._id,
    label: person._id === user._id ? say.you(person.fullName) : person.fullName,
  }));
  return (
    <Field label={say.assignee} id={id} error={error && errorMessage(error, ASSIGN_FAILED)}>
      <Select
        options={options}
        placeholder={say.nobody}
        value={assignee?._id ?? ""}
        onValue={(userId) => {
          onAssign();
          void assign({ params: { applicationId: _id }, body: { userId: userId || null } });
        }}
      />
    </Field>
  );
}
