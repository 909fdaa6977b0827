import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { learn } from "../../messages/learn.en-in.ts";
import { Section } from "../section.tsx";
import * as s from "./free-lessons.module.css";
import units from "./syllabus.json" with { type: "json" };

const lessons = units.flatMap((unit) =>
  unit.lessons.filter(({ isFree }) => isFree).map((lesson) => ({ ...lesson, unit })),
);

/** Links to the free lessons, which need no account. */
export function FreeLessons() {
  return (
    <Section
      id="free"
      title="Read two lessons first"
      lead="These are complete lessons, and you need no account. Change the programs and run them."
    >
      <ul className={s.list}>
        {lessons.map(({ id, title, minutes, unit }) => (
          <li key={id}>
            <a href={lessonPath(unit.id, id)} className="lone-link">
              {title}
            </a>{" "}
            {unit.tool}, {learn.minutes(minutes)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
