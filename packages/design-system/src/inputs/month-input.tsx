import { useId } from "react";
import { Select } from "../choices/select.tsx";
import { FieldGroup, type FieldGroupProps } from "../fields/field-group.tsx";
import * as words from "../messages/inputs.en-in.ts";
import { DatePart, MONTHS } from "./date-part.tsx";
import * as s from "./month-input.module.css";
import { digitsOf } from "./number-input.tsx";
import { TextInput } from "./text-input.tsx";

export interface MonthInputProps extends Omit<FieldGroupProps, "children"> {
  /** `YYYY-MM`, or "" for none; a partial month is `2024-` or `-05`, which no schema accepts. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  /** Why it is disabled: "You are still working here". */
  disabledReason?: string | undefined;
}

/** A month and its year in two labelled controls; the month's control has the group's id. */
export function MonthInput({ value, onValue, onBlur, disabledReason, ...group }: MonthInputProps) {
  const ownId = useId();
  const id = group.id ?? ownId;
  const [year = "", month = ""] = value.split("-");
  const isDisabled = disabledReason !== undefined;
  const change = (nextYear: string, nextMonth: string) =>
    onValue(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : "");
  const state = { isInvalid: Boolean(group.error), isRequired: Boolean(group.isRequired) };
  return (
    <FieldGroup {...group} id={id} hint={disabledReason ?? group.hint}>
      <div className={s.pair}>
        <DatePart {...state} id={id} label={words.date.month}>
          <Select
            options={MONTHS}
            placeholder={words.date.month}
            value={month}
            disabled={isDisabled}
            onBlur={onBlur}
            onValue={(next) => change(year, next)}
          />
        </DatePart>
        <DatePart {...state} id={`${id}-year`} label={words.date.year}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.date.yearFormat}
            maxLength={4}
            value={year}
            disabled={isDisabled}
            onBlur={onBlur}
            onValue={(next) => change(digitsOf(next), month)}
          />
        </DatePart>
      </div>
    </FieldGroup>
  );
}
