import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldGroup, type FieldGroupProps } from "../fields/field-group.tsx";
import * as s from "./radio-group.module.css";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Rendered at the end of the line: a price, a time. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, "children"> {
  options: readonly RadioOption[];
  value: string | undefined;
  onValue: (value: string) => void;
  name?: string;
  /** `plain` is a list of radios, `cards` makes the whole bordered line the target. */
  look?: "plain" | "cards";
  /** The number of columns from 768 px on; only for cards. */
  columns?: 1 | 2 | 3;
}

/** One choice of several, with the browser's own arrow and space keys. The first radio has the group's id. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onValue, look = "plain", columns = 1, ...group } = props;
  const ownId = useId();
  const id = group.id ?? ownId;
  const name = props.name ?? id;
  return (
    <FieldGroup {...group} id={id}>
      <div className={look === "cards" ? s.cards : s.list} data-columns={columns}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          const hintId = option.hint ? `${optionId}-about` : undefined;
          const asideId = option.aside ? `${optionId}-aside` : undefined;
          return (
            <label key={option.value} className={look === "cards" ? s.card : s.line} htmlFor={optionId}>
              <input
                type="radio"
                id={optionId}
                name={name}
                className={s.input}
                value={option.value}
                checked={value === option.value}
                disabled={option.isDisabled}
                aria-invalid={group.error ? true : undefined}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={classNames(asideId, hintId)}
                onChange={() => onValue(option.value)}
              />
              <span className={s.text}>
                <span id={`${optionId}-name`} className={s.name}>
                  {option.label}
                </span>
                {option.hint && (
                  <span id={hintId} className={s.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
              {option.aside && (
                <span id={asideId} className={s.aside}>
                  {option.aside}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
