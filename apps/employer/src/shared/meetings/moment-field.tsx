import { useEmployerMeetingBusyQuery } from "@dryrun/api-client/meetings/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { fromIndianInput, toIndianInput } from "@dryrun/domain/time";
import { useFormField } from "@dryrun/forms/use-form-field";
import { meetings as text } from "./meetings.en-in.ts";
import * as s from "./meetings.module.css";
import type { Planned } from "./planned.ts";

/**
 * A day and a time. The control has no time zone: its value is read in India time, and the hint shows it in words and
 * says when it is outside the day in India, and who has an event in the own calendar.
 */
export function MomentField({ name, label, planned }: { name: string; label: string; planned: Planned }) {
  const { value, error, setValue } = useFormField<string>(name);
  const at = fromIndianInput(value);
  const busy = useBusy(at, planned);
  const hint = at ? text.at(at.toISOString()) : text.form.slotHint;
  return (
    <Field
      id={name}
      label={label}
      hint={
        <>
          {hint}
          <span role="status" className={s.busy}>
            {[at && unusual(at), busy].filter(Boolean).join(" ")}
          </span>
        </>
      }
      error={error}
      isRequired
    >
      <TextInput type="datetime-local" min="2000-01-01T00:00" max="2099-12-31T23:59" value={value} onValue={setValue} />
    </Field>
  );
}

/** Says which time it is in India if few people work then: somebody who types in another time zone can be wrong. */
function unusual(at: Date): string {
  const time = toIndianInput(at).slice(11);
  return time < "08:00" || time > "20:00" ? text.unusual(at.toISOString()) : "";
}

/** Says who is busy at this time; "" for nobody, and while nothing is known. */
function useBusy(at: Date | null, { applicationId, minutes, colleagues, isIn }: Planned): string {
  const { _id } = useUser();
  const query = { start: at?.toISOString() ?? "", minutes, colleagues: [...colleagues].sort() };
  const { currentData } = useEmployerMeetingBusyQuery({ params: { applicationId }, query }, { skip: at === null });
  const notes = (currentData?.busy ?? []).flatMap((person) => {
    if (person._id !== _id) return [text.busy(person.fullName)];
    return isIn ? [text.youAreBusy] : [];
  });
  return notes.join(" ");
}
