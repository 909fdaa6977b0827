import type { LessonCheck as Check } from "@dryrun/domain/courses/lessons/parts";
import { learn } from "../../messages/learn.en-in.ts";
import * as s from "./lesson-check.module.css";
import { LessonInline } from "./lesson-html.tsx";

const text = learn.lessonPage;

/** A question whose options explain themselves when opened: folds of HTML, so that it works without scripts and on paper. */
export function LessonCheck({ check: { ask, options } }: { check: Check }) {
  return (
    <div className={s.check}>
      <p className={s.title}>{text.check}</p>
      <p>
        <LessonInline html={ask} />
      </p>
      {options.map(({ html, isRight, why }) => (
        <details key={html} className={s.option} data-right={isRight || undefined}>
          <summary>
            <LessonInline html={html} />
          </summary>
          <p>
            <b>{isRight ? text.right : text.wrong}</b> <LessonInline html={why} />
          </p>
        </details>
      ))}
    </div>
  );
}
