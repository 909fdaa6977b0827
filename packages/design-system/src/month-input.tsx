import { useId } from "react";
import { FieldContext } from "./field-context.ts";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import * as s from "./month-input.module.css";
import { digitsOf } from "./number-input.tsx";
import { Select } from "./select.tsx";
import { TextInput } from "./text-input.tsx";

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1).padStart(2, "0"),
  label: new Intl.DateTimeFormat("en-IN", { month: "long" }).format(new Date(2024, at, 15)),
}));

export interface MonthInputProps extends Omit<FieldGroupProps, "children"> {
  /** `YYYY-MM`, or "" for none; half filled in it is `2024-` or `-05`, which no schema accepts. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  /** Why it cannot be filled in now: "You are still working here". */
  disabledReason?: string | undefined;
}

/** A month and its year in two labelled controls; the month has the group's id. */
export function MonthInput({ value, onValue, onBlur, disabledReason, ...group }: MonthInputProps) {
  const ownId = useId();
  const id = group.id ?? ownId;
  const [year = "", month = ""] = value.split("-");
  const isDisabled = disabledReason !== undefined;
  const change = (nextYear: string, nextMonth: string) =>
    onValue(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : "");
  const state = { describedBy: undefined, isInvalid: Boolean(group.error), isRequired: Boolean(group.isRequired) };
  return (
    <FieldGroup {...group} id={id} hint={disabledReason ?? group.hint}>
      <div className={s.pair}>
        <div>
          <label id={`${id}-label`} htmlFor={id} className={s.label}>
            Month
          </label>
          <FieldContext value={{ ...state, id, labelId: `${id}-label` }}>
            <Select
              options={MONTHS}
              placeholder="Month"
              value={month}
              disabled={isDisabled}
              onBlur={onBlur}
              onValue={(next) => change(year, next)}
            />
          </FieldContext>
        </div>
        <div>
          <label id={`${id}-year-label`} htmlFor={`${id}-year`} className={s.label}>
            Year
          </label>
          <FieldContext value={{ ...state, id: `${id}-year`, labelId: `${id}-year-label` }}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              placeholder="YYYY"
              maxLength={4}
              value={year}
              disabled={isDisabled}
              onBlur={onBlur}
              onValue={(next) => change(digitsOf(next), month)}
            />
          </FieldContext>
        </div>
      </div>
    </FieldGroup>
  );
}
