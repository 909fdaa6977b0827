import { addMs, fromIndianInput, HOUR_MS, toIndianInput } from "../../time.ts";

/** One row of the admin's form, its times as typed in India time. */
export interface Slot {
  startAt: string;
  endAt: string;
  teamsMeetingUrl: string;
}

const isTyped = (field: string) => field.trim() !== "";
const fieldsOf = ({ startAt, endAt, teamsMeetingUrl }: Slot) => [startAt, endAt, teamsMeetingUrl];

/** Returns the rows with start, end and link, which alone are sent; without any: 'All fields are required.' */
export const completeSlots = <S extends Slot>(slots: readonly S[]): S[] =>
  slots.filter((slot) => fieldsOf(slot).every(isTyped));

/** Whether this incomplete row would be left out, because another one is complete. */
export const isLeftOut = (slot: Slot, slots: readonly Slot[]): boolean =>
  fieldsOf(slot).some(isTyped) && !fieldsOf(slot).every(isTyped) && completeSlots(slots).length > 0;

/**
 * Returns the end after the start was changed: a blank one becomes an hour after the start, another keeps its
 * distance to the start.
 * @param end As typed, in India time, like both starts; stays as it is if one of the times is invalid.
 */
export function endFollowing(formerStart: string, start: string, end: string): string {
  const at = fromIndianInput(start);
  if (!at) return end;
  if (end === "") return toIndianInput(addMs(at, HOUR_MS));
  const [from, until] = [fromIndianInput(formerStart), fromIndianInput(end)];
  return from && until ? toIndianInput(addMs(at, until.getTime() - from.getTime())) : end;
}
