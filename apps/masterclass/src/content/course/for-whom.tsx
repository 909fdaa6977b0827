import { paperClass } from "@dryrun/design-system/pages/paper";
import { Section } from "../section.tsx";
import * as s from "./for-whom.module.css";

const YES = [
  "You want a first job as a data or business analyst and have used a spreadsheet.",
  "You build reports at work by copying and pasting, and want to automate them.",
  "You know one of the tools and are asked for the others in interviews.",
];
const NO = [
  "You are looking for machine learning or data engineering: this is neither.",
  "You write window functions and measures every day.",
];

/** Describes who should take the course, and who should not. */
export function ForWhom() {
  return (
    <Section id="for-whom" title="For whom">
      <div className={s.columns}>
        <section aria-label="It is for you if" className={paperClass(s.column)}>
          <h3 className={s.title}>It is for you if</h3>
          <ul className={s.list}>
            {YES.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section aria-label="It is not for you if" className={paperClass(s.column)}>
          <h3 className={s.title}>It is not for you if</h3>
          <ul className={s.list}>
            {NO.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
