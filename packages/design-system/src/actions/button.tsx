import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId, useState } from "react";
import * as s from "./button.module.css";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

export { buttonClass };

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  ref?: Ref<HTMLButtonElement>;
  icon?: ReactNode;
  /** Shows the pending label, keeps width and focus, and ignores presses. */
  isBusy?: boolean;
  pendingLabel?: string;
  /** Why the button is disabled; it stays focusable and shows the reason below. */
  disabledReason?: string | undefined;
}

/** A native button; `type="button"` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, className, icon, isBusy, pendingLabel, disabledReason, children, onClick, ...rest } =
    props;
  const reasonId = useId();
  const [width, setWidth] = useState<number>();
  const isInert = isBusy || disabledReason !== undefined;

  function pressButton(event: MouseEvent<HTMLButtonElement>) {
    if (isInert) {
      event.preventDefault(); // also prevents a double submission
      return;
    }
    setWidth(event.currentTarget.offsetWidth);
    onClick?.(event);
  }

  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide, className })}
      style={isBusy && width ? { ...rest.style, minInlineSize: width } : rest.style}
      onClick={pressButton}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledReason ? reasonId : rest["aria-describedby"]}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{isBusy && pendingLabel ? pendingLabel : children}</span>
    </button>
  );
  // The wrapper stays when the reason disappears, because a new button would lose the focus.
  if (!("disabledReason" in props)) return button;
  return (
    <span className={s.explained} data-wide={isWide || undefined}>
      {button}
      {disabledReason !== undefined && (
        <span id={reasonId} className={s.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
