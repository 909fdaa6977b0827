import * as words from "../../messages.en-in.ts";
import * as s from "./resume-form.module.css";

export type PartName = keyof typeof words.apply.parts;

export const partId = (part: PartName) => `part-${part}`;

/** On a desktop: links to the parts of the long form. */
export function FormJumps() {
  return (
    <nav aria-label={words.apply.jumps} className={s.jumps}>
      <ol className={s.jumpList}>
        {Object.entries(words.apply.parts).map(([part, label]) => (
          <li key={part}>
            <a href={`#${partId(part as PartName)}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
