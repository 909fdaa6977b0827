import { classNames } from "../class-names.ts";
import * as words from "../messages/pages.en-in.ts";
import { Mark } from "./mark.tsx";
import * as s from "./wordmark.module.css";

/** The logo next to the name; put it into the link to the home page. */
export function Wordmark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <span className={classNames(s.wordmark, className)}>
      <Mark size={size} />
      <span className={s.name}>{words.wordmark}</span>
    </span>
  );
}
