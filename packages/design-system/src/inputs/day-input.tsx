import { useId, useState } from "react";
import { Select } from "../choices/select.tsx";
import { FieldGroup, type FieldGroupProps } from "../fields/field-group.tsx";
import * as words from "../messages/inputs.en-in.ts";
import { DatePart, MONTHS } from "./date-part.tsx";
import * as s from "./day-input.module.css";
import { digitsOf } from "./number-input.tsx";
import { TextInput } from "./text-input.tsx";

export interface DayInputProps extends Omit<FieldGroupProps, "children"> {
  /** `YYYY-MM-DD`, or "" for none; a partial date is `-12-05` or `2026-12-`, which no schema accepts. */
  value: string;
  onValue: (value: string) => void;
}

const typed = { inputMode: "numeric", autoComplete: "off" } as const;

/** A day in three labelled controls, in the order in which people say dates, without a calendar. The day's control has the group's id. */
export function DayInput({ value, onValue, ...group }: DayInputProps) {
  const ownId = useId();
  const id = group.id ?? ownId;
  const [year = "", month = "", day = ""] = value.split("-");
  // The value has a two-digit day; the input shows "5" as typed, because another digit may follow.
  const [dayText, setDayText] = useState(day);
  const isSameDay = Number(dayText) === Number(day) && (dayText === "") === (day === "");
  const change = (parts: readonly [year: string, month: string, day: string]) =>
    onValue(parts.some((part) => part !== "") ? parts.join("-") : "");
  const state = { isInvalid: Boolean(group.error), isRequired: Boolean(group.isRequired) };
  function changeDay(text: string) {
    const next = digitsOf(text);
    setDayText(next);
    change([year, month, next === "" ? "" : next.padStart(2, "0")]);
  }
  return (
    <FieldGroup {...group} id={id}>
      <div className={s.parts}>
        <DatePart {...state} id={id} label={words.date.day} className={s.day}>
          <TextInput
            {...typed}
            placeholder={words.date.dayFormat}
            maxLength={2}
            value={isSameDay ? dayText : day}
            onValue={changeDay}
          />
        </DatePart>
        <DatePart {...state} id={`${id}-month`} label={words.date.month} className={s.month}>
          <Select
            options={MONTHS}
            placeholder={words.date.month}
            value={month}
            onValue={(next) => change([year, next, day])}
          />
        </DatePart>
        <DatePart {...state} id={`${id}-year`} label={words.date.year} className={s.year}>
          <TextInput
            {...typed}
            placeholder={words.date.yearFormat}
            maxLength={4}
            value={year}
            onValue={(next) => change([digitsOf(next), month, day])}
          />
        </DatePart>
      </div>
    </FieldGroup>
  );
}
