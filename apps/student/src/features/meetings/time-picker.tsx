import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentBookMeetingMutation } from "@dryrun/api-client/meetings/student";
import { Button } from "@dryrun/design-system/actions/button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { indianDay } from "@dryrun/domain/time";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { meetings as text } from "../../shared/meetings/meetings.en-in.ts";
import type { Meeting } from "./meeting.ts";
import * as s from "./meeting-page.module.css";

interface TimePickerProps {
  meeting: Meeting;
  onDone: () => void;
}

/** The times that can be booked, by day. */
export function TimePicker({ meeting, onDone }: TimePickerProps) {
  const { _id, times, startsAt } = meeting;
  const [book, { isLoading }] = useStudentBookMeetingMutation();
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const words = startsAt
    ? { act: text.moveTo, pending: text.movePending }
    : { act: text.book, pending: text.bookPending };
  const offered = times.filter((time) => time !== startsAt);
  const days = Map.groupBy(offered, (time) => indianDay(new Date(time)));
  async function send() {
    if (!chosen || !offered.includes(chosen)) return setFailure(text.choose);
    setFailure(undefined);
    const { data, error } = await book({ params: { meetingId: _id }, body: { start: chosen } });
    if (!data) return setFailure(errorMessage(error, text.notBooked));
    toast.success(data.message);
    onDone();
  }
  return (
    <form
      aria-label={text.pick}
      className={s.picker}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{text.pick}</h2>
      <p>{offered.length > 0 ? text.pickAbout : text.none}</p>
      {[...days].map(([day, ofDay]) => (
        <Day key={day} times={ofDay} chosen={chosen} onChoose={setChosen} />
      ))}
      {(failure || offered.length > 0) && (
        <PhoneBar>
          {failure && (
            <Banner tone="danger" role="alert">
              {failure}
            </Banner>
          )}
          {offered.length > 0 && (
            <Button type="submit" variant="primary" isWide isBusy={isLoading} pendingLabel={words.pending}>
              {words.act}
            </Button>
          )}
        </PhoneBar>
      )}
    </form>
  );
}

interface DayProps {
  times: readonly string[];
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

const Day = ({ times, chosen, onChoose }: DayProps) => (
  <fieldset className={s.day}>
    <legend className={s.legend}>{text.day(times[0] ?? "")}</legend>
    <div className={s.times}>
      {times.map((time) => (
        <label key={time} className={s.time}>
          <input type="radio" name="start" value={time} checked={chosen === time} onChange={() => onChoose(time)} />
          {text.time(time)}
        </label>
      ))}
    </div>
  </fieldset>
);
