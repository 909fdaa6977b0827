/** One row of the admin's form, its times as typed in India time. */
export interface Slot {
  startAt: string;
  endAt: string;
  teamsMeetingUrl: string;
}

/** Only rows with start, end and link are sent; without any: 'All fields are required.' */
export const completeSlots = <S extends Slot>(slots: readonly S[]): S[] =>
  slots.filter(({ startAt, endAt, teamsMeetingUrl }) =>
    [startAt, endAt, teamsMeetingUrl].every((field) => field.trim() !== ""),
  );
