import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { lessonPath, unitPath } from "@dryrun/domain/courses/lessons/parts";
import { Link } from "@dryrun/remote-kit/router";
import { learn } from "../../../messages/learn.en-in.ts";
import type { Course } from "./course.ts";
import * as s from "./course-home.module.css";

const text = learn.home;

/** A unit with its lessons, and what the student has reached in it. */
export function UnitCard({ unit }: { unit: Course["units"][number] }) {
  const { id, number, title, tool, about, lessons, exercises, test } = unit;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <Card
      as="li"
      headingLevel={2}
      title={
        <>
          {number}. {title}
        </>
      }
      aside={test.passed && <Badge tone="success">{learn.done}</Badge>}
      meta={
        <>
          <span>{tool}</span>
          <span>{learn.minutes(minutes)}</span>
          <span className={s.reached}>
            <span>{text.exercises(exercises.right, exercises.total)}</span>
            <span>{text.test(test.percent, test.passed)}</span>
          </span>
        </>
      }
      actions={
        <Link to={unitPath(id)} className={buttonClass()}>
          {text.open(number)}
        </Link>
      }
    >
      <p>{about}</p>
      <ol className={s.lessons} aria-label={text.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id} data-done={lesson.isDone || undefined}>
            <Link to={lessonPath(id, lesson.id)}>{lesson.title}</Link>
            <span className={s.quiet}>{lesson.isDone ? learn.done : learn.minutes(lesson.minutes)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
