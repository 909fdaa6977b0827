import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { useControl } from "../fields/field-context.ts";
import * as s from "./control.module.css";
import * as own from "./text-area.module.css";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange"> {
  ref?: Ref<HTMLTextAreaElement>;
  onValue?: (value: string) => void;
}

// A field sized by its content ignores its rows.
const LINE = 1.5;
const PADDING = 1.125;

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({ onValue, className, rows = 4, style, ...rest }: TextAreaProps) {
  const control = useControl(rest);
  return (
    <textarea
      rows={rows}
      {...control}
      className={classNames(s.control, own.area, className)}
      style={{ minBlockSize: `${rows * LINE + PADDING}rem`, ...style }}
      onFocus={(event) => {
        // Browsers scroll only the caret's line into view: the rest would stay below a bar at the window's end.
        event.currentTarget.scrollIntoView?.({ block: "nearest" });
        rest.onFocus?.(event);
      }}
      onChange={(event) => onValue?.(event.currentTarget.value)}
    />
  );
}
