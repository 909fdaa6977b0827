import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { LAST_DAY_FIRST } from "@dryrun/domain/admin/messages";
import { isRealDay } from "@dryrun/domain/time";
import { useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { isWholeDay, useFilters, usePeriod } from "../use-filters.ts";

const text = messages.lists;

/** The first and the last day of a list, both inclusive, in India time. */
export function PeriodFilter() {
  const { from, to, chooseFrom, chooseTo } = useFilters();
  const { isReversed } = usePeriod();
  return (
    <>
      <DayFilter legend={text.from} value={from ?? ""} onValue={chooseFrom} />
      <DayFilter legend={text.to} value={to ?? ""} onValue={chooseTo} error={isReversed ? LAST_DAY_FIRST : undefined} />
    </>
  );
}

interface DayFilterProps {
  legend: string;
  /** The day in the address; "" for none. */
  value: string;
  /** Called with a complete day, or "" when the field is emptied. */
  onValue: (day: string) => void;
  error?: string | undefined;
}

/** Takes effect when the day is complete. */
function DayFilter({ legend, value, onValue, error }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Back and forward change the address without this field.
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  function change(next: string) {
    setTyped(next);
    if (next !== "" && !isRealDay(next)) return;
    setShown(next);
    onValue(next);
  }
  const isUnreal = isWholeDay(typed) && !isRealDay(typed);
  return <DayInput legend={legend} value={typed} onValue={change} error={isUnreal ? text.noSuchDay : error} />;
}
