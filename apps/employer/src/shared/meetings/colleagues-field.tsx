import { useUser } from "@dryrun/auth/user-context";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useAssignable } from "../together/use-colleagues.ts";
import { meetings } from "./meetings.en-in.ts";
import * as s from "./meetings.module.css";

const text = meetings.form;

interface ColleaguesFieldProps {
  name: string;
  jobId: string | undefined;
}

/** The colleagues who are in the meeting too. Not shown to a person who is alone with the job. */
export function ColleaguesField({ name, jobId }: ColleaguesFieldProps) {
  const { _id } = useUser();
  const people = useAssignable(jobId).filter((person) => person._id !== _id);
  const { value, error, setValue } = useFormField<string[]>(name);
  if (people.length === 0) return null;
  const change = (id: string, isChosen: boolean) =>
    setValue(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <FieldGroup id={name} isTarget legend={text.colleagues} hint={text.colleaguesHint} error={error}>
      <div className={s.colleagues}>
        {people.map((person) => (
          <Checkbox
            key={person._id}
            label={person.fullName}
            checked={value.includes(person._id)}
            onValue={(isChosen) => change(person._id, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
