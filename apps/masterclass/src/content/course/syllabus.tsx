import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { learn } from "../../messages/learn.en-in.ts";
import { Section } from "../section.tsx";
import units from "./syllabus.json" with { type: "json" };
import * as s from "./syllabus.module.css";

const minutesOf = (lessons: readonly { minutes: number }[]) => lessons.reduce((sum, { minutes }) => sum + minutes, 0);
const lessonCount = units.reduce((sum, { lessons }) => sum + lessons.length, 0);
const hours = Math.round(minutesOf(units.flatMap(({ lessons }) => lessons)) / 60);

/** The units in the order in which an analyst needs them, with the times of their lessons. */
export function Syllabus() {
  return (
    <Section
      id="syllabus"
      title="Syllabus"
      lead={`Ten units with ${lessonCount} lessons, about ${hours} hours to read and run, and as much again for the exercises. Each unit ends with a test of five questions.`}
    >
      <ol className={s.units}>
        {units.map(({ id, number, tool, title, about, task, lessons }) => (
          <li key={id} className={s.unit}>
            <p className={s.tool}>
              {number}. {tool}
            </p>
            <div>
              <h3 className={s.title}>{title}</h3>
              <p className={s.text}>{about}</p>
              <p className={s.exercise}>One of its tasks: {task}</p>
              <details>
                <summary>
                  {lessons.length} lessons, {learn.minutes(minutesOf(lessons))}
                </summary>
                <ol className={s.lessons}>
                  {lessons.map((lesson) => (
                    <li key={lesson.id}>
                      {lesson.isFree ? <a href={lessonPath(id, lesson.id)}>{lesson.title}</a> : lesson.title},{" "}
                      {learn.minutes(lesson.minutes)}
                    </li>
                  ))}
                </ol>
              </details>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
