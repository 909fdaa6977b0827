import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import {
  useEmployerMoveMeetingMutation,
  useEmployerProposeMeetingMutation,
} from "@dryrun/api-client/meetings/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import type { proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { MAX_MEETING_MESSAGE, MAX_PLACE, MAX_SLOTS, MEETING_MINUTES } from "@dryrun/domain/company/meetings/limits";
import { proposeMeetingSchema } from "@dryrun/domain/company/meetings/schema";
import type { Input } from "@dryrun/domain/contract/define";
import { fromIndianInput } from "@dryrun/domain/time";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { Link } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { paths } from "../../paths.ts";
import { useAssignable } from "../together/use-colleagues.ts";
import type { Meeting } from "./meeting.ts";
import { meetings } from "./meetings.en-in.ts";
import * as s from "./meetings.module.css";
import { MomentField } from "./moment-field.tsx";
import { plannedOf } from "./planned.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const text = meetings.form;

interface ColleaguesFieldProps {
  name: string;
  jobId: string | undefined;
}

/** The colleagues who are in the meeting too. Not shown to a person who is alone with the job. */
function ColleaguesField({ name, jobId }: ColleaguesFieldProps) {
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

const BLANK = { at: "" };
const NEW = { minutes: "30", place: "", message: "", way: "slots", slots: [BLANK], colleagues: [] as string[] };
type Values = typeof NEW;

/** Without the times, which the form holds as a person types them. */
const schema = proposeMeetingSchema.pick(["minutes", "place", "message", "colleagues"]);

type Given = Omit<Input<typeof proposeMeeting>["body"], "slots">;

interface TimesDialogProps {
  applicationId: string;
  jobId?: string | undefined;
  name: string;
  /** The meeting for which other times are proposed; absent for a new one. */
  meeting?: Meeting | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The typed times as ISO texts, or the fields that have none. */
function timesOf({ way, slots }: Values) {
  if (way === "link") return { slots: null, errors: [] };
  const times = slots.map(({ at }) => fromIndianInput(at)?.toISOString() ?? "");
  const errors = times.flatMap((time, index) => (time ? [] : [{ field: `slots.${index}.at`, message: text.noTime }]));
  return { slots: times, errors };
}

/** A refusal of one time belongs to its field. */
const placed = (errors: ReturnType<typeof fieldErrors>) =>
  errors?.map((error) => ({ ...error, field: error.field.replace(/^slots(\.\d+)$/, "slots$1.at") }));

/** Proposes a meeting, or other times for one. */
export function TimesDialog({ applicationId, jobId, name, meeting, isOpen, onClose }: TimesDialogProps) {
  const [propose] = useEmployerProposeMeetingMutation();
  const [move] = useEmployerMoveMeetingMutation();
  const keepFailure = useFailureToast(isOpen);
  async function send(cast: object, typed: Values): Promise<SubmitResult> {
    const { slots, errors } = timesOf(typed);
    if (errors.length > 0) return { ok: false, errors };
    const { minutes, place, message, colleagues } = cast as Given;
    const { data, error } = meeting
      ? await move({ params: { meetingId: meeting._id }, body: { slots } })
      : await propose({ params: { applicationId }, body: { minutes, place, message, colleagues, slots } });
    const refusal = data ? undefined : errorMessage(error, text.failed);
    keepFailure(refusal);
    if (!data) return { ok: false, errors: placed(fieldErrors(error)), message: refusal };
    toast.success(data.message);
    onClose();
    return { ok: true };
  }
  const title = meeting ? text.otherTitle(name) : text.title(name);
  const initial = meeting ? { ...NEW, minutes: String(meeting.minutes), place: meeting.place } : NEW;
  const about = meeting ? text.otherAbout[meeting.status] : text.about;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={about}>
      <FormShell
        label={title}
        initialValues={initial}
        schema={schema}
        onSubmit={send}
        submitLabel={text.submit}
        pendingLabel={text.pending}
      >
        {!meeting && <About />}
        {!meeting && <ColleaguesField name="colleagues" jobId={jobId} />}
        <RadioField
          name="way"
          legend={text.way}
          options={[
            { value: "slots", label: text.ways.slots },
            { value: "link", label: text.ways.link, hint: text.linkHint },
          ]}
        />
        <Times applicationId={applicationId} meeting={meeting} />
      </FormShell>
    </Dialog>
  );
}

const About = () => (
  <>
    <SelectField
      name="minutes"
      label={text.minutes}
      options={MEETING_MINUTES.map((minutes) => ({ value: String(minutes), label: meetings.minutes(minutes) }))}
    />
    <TextField name="place" label={text.place} hint={text.placeHint} maxLength={MAX_PLACE} isRequired />
    <TextField name="message" label={text.message} hint={text.messageHint} maxLength={MAX_MEETING_MESSAGE} rows={3} />
  </>
);

function Times({ applicationId, meeting }: Pick<TimesDialogProps, "applicationId" | "meeting">) {
  const { value: way } = useFormField<string>("way");
  const { value: minutes } = useFormField<string>("minutes");
  const { value: colleagues } = useFormField<string[]>("colleagues");
  const { _id } = useUser();
  const chosen = { applicationId, minutes: Number(minutes), colleagues, isIn: true };
  const planned = meeting ? plannedOf(meeting, _id) : chosen;
  if (way === "link")
    return (
      <p>
        <Link to={paths.meetings}>{text.setHours}</Link>
      </p>
    );
  return (
    <RepeatableField name="slots" noun={text.slot} blank={BLANK} limit={MAX_SLOTS}>
      {(path) => <MomentField name={`${path}.at`} label={text.slot} planned={planned} />}
    </RepeatableField>
  );
}
