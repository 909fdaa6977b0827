import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerSaveMeetingAvailabilityMutation } from "@dryrun/api-client/meetings/employer";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { meetingAvailability } from "@dryrun/domain/company/meetings/contract";
import { type DayHours, MEETING_BUFFERS } from "@dryrun/domain/company/meetings/limits";
import { FEED_FAILURE_NAMES } from "@dryrun/domain/company/meetings/messages";
import { availabilitySchema } from "@dryrun/domain/company/meetings/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { toast } from "@dryrun/remote-kit/toasts";
import { availability as text, unreadTexts } from "./availability.en-in.ts";
import * as s from "./meetings-page.module.css";

type Availability = Output<typeof meetingAvailability>["availability"];

/** The week begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const NEW_DAY = { from: "10:00", to: "18:00" };

/** One row for each day of the week, those without hours switched off. */
const rowsOf = (hours: readonly DayHours[]) =>
  WEEK.map((day) => {
    const own = hours.find((one) => one.day === day);
    return { day, isOn: own !== undefined, from: own?.from ?? NEW_DAY.from, to: own?.to ?? NEW_DAY.to };
  });
type Row = ReturnType<typeof rowsOf>[number];

const valuesOf = ({ hours, noticeHours, horizonDays, bufferMinutes }: Availability) => ({
  rows: rowsOf(hours),
  noticeHours: String(noticeHours),
  horizonDays: String(horizonDays),
  bufferMinutes: String(bufferMinutes),
  feedUrl: "",
  removesFeed: false,
});
type Values = ReturnType<typeof valuesOf>;

/** The hours of the days that are on, and the row of each. */
function hoursOf(rows: readonly Row[]) {
  const on = rows.flatMap(({ isOn, day, from, to }, row) => (isOn ? [{ row, hours: { day, from, to } }] : []));
  return { hours: on.map(({ hours }) => hours), rowAt: (index: number) => on[index]?.row ?? 0 };
}

/** When candidates can meet the person. */
export function AvailabilityForm({ availability }: { availability: Availability }) {
  const [save] = useEmployerSaveMeetingAvailabilityMutation();
  async function send(_: object, typed: Values): Promise<SubmitResult> {
    const { rows, removesFeed, feedUrl, ...rest } = typed;
    const { hours, rowAt } = hoursOf(rows);
    const feed = removesFeed ? { feedUrl: "" } : feedUrl.trim() && { feedUrl };
    const numbers = availabilitySchema.pick(["noticeHours", "horizonDays", "bufferMinutes"]).cast(rest);
    const { data, error } = await save({ body: { ...numbers, hours, ...(feed || {}) } });
    const inRow = (field: string) => field.replace(/^hours\.(\d+)/, (__, index) => `rows.${rowAt(Number(index))}`);
    const errors = fieldErrors(error)?.map((one) => ({ ...one, field: inRow(one.field) }));
    if (!data) return { ok: false, errors, message: errorMessage(error, text.notSaved) };
    toast.success(data.message);
    return { ok: true };
  }
  return (
    <FormShell
      key={JSON.stringify(availability)}
      label={text.hours}
      initialValues={valuesOf(availability)}
      schema={availabilitySchema.pick(["noticeHours", "horizonDays", "bufferMinutes", "feedUrl"])}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
      className={s.form}
    >
      {WEEK.map((day, index) => (
        <DayRow key={day} name={`rows.${index}`} day={text.days[day] ?? ""} />
      ))}
      <NumberField name="noticeHours" label={text.notice} hint={text.noticeHint} />
      <NumberField name="horizonDays" label={text.horizon} hint={text.horizonHint} />
      <SelectField
        name="bufferMinutes"
        label={text.buffer}
        options={MEETING_BUFFERS.map((minutes) => ({ value: String(minutes), label: text.buffers(minutes) }))}
      />
      <FeedFields feed={availability.feed} />
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}

function DayRow({ name, day }: { name: string; day: string }) {
  const { value: isOn } = useFormField<boolean>(`${name}.isOn`);
  return (
    <div className={s.day}>
      <CheckboxField name={`${name}.isOn`} label={day} />
      {isOn && (
        <div className={s.span}>
          <TimeField name={`${name}.from`} label={text.from(day)} />
          <TimeField name={`${name}.to`} label={text.to(day)} />
        </div>
      )}
    </div>
  );
}

function TimeField({ name, label }: { name: string; label: string }) {
  const { value, error, setValue } = useFormField<string>(name);
  return (
    <Field id={name} label={label} hint={text.dayHint} error={error}>
      <TextInput type="time" value={value} onValue={setValue} />
    </Field>
  );
}

/** The address is a secret, which is not shown again. */
const FeedFields = ({ feed }: Pick<Availability, "feed">) => (
  <>
    {feed && (
      <div className={s.feed}>
        <p>{text.feedKept(feed.host)}</p>
        <p>{feed.readAt ? text.feedRead(feed.readAt) : text.feedNever}</p>
        {feed.entries !== null && <p>{text.feedBusy(feed.busyCount, feed.entries)}</p>}
        {feed.unread.map(({ reason, count }) => (
          <p key={reason} role="status">
            {unreadTexts[reason](count)}
          </p>
        ))}
        {feed.failure && <p role="status">{text.feedFailed(FEED_FAILURE_NAMES[feed.failure])}</p>}
        <CheckboxField name="removesFeed" label={text.feedRemove} hint={text.feedRemoveHint} />
      </div>
    )}
    <TextField
      name="feedUrl"
      label={text.feed}
      hint={feed ? text.feedChange : text.feedHint}
      type="url"
      inputMode="url"
      autoComplete="off"
    />
  </>
);
