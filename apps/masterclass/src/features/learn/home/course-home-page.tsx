import { studentCourse, useStudentCourseQuery } from "@dryrun/api-client/courses/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Progress } from "@dryrun/design-system/feedback/progress";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import { lessonPath, unitPath } from "@dryrun/domain/courses/lessons/parts";
import { COURSE_COMPLETED } from "@dryrun/domain/courses/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { learn } from "../../../messages/learn.en-in.ts";
import { CourseGate } from "../course-gate.tsx";
import { LearnFailed } from "../learn-failed.tsx";
import type { Course } from "./course.ts";
import * as s from "./course-home.module.css";

const text = learn.home;

/** A unit with its lessons, and what the student has reached in it. */
function UnitCard({ unit }: { unit: Course["units"][number] }) {
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

export const begin: Begins["begin"] = (dispatch) => dispatch(studentCourse.initiate(undefined, { subscribe: false }));

/** The course of a buyer: the next lesson, and the units. */
export function CourseHomePage() {
  return (
    <CourseGate>
      <CourseHome />
    </CourseGate>
  );
}

function CourseHome() {
  const { data: course, error, refetch, isFetching } = useStudentCourseQuery();
  if (!course && error) return <LearnFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className={s.home}>
      <header className={s.head}>
        <PageTitle title={learn.title} />
        <p>{text.intro}</p>
        {course && <Standing course={course} />}
      </header>
      {course ? (
        <ol className={s.units}>
          {course.units.map((unit) => (
            <UnitCard key={unit.id} unit={unit} />
          ))}
        </ol>
      ) : (
        <Skeleton label={learn.loading} shape="text" count={6} />
      )}
    </div>
  );
}

/** What the buyer has done, and what comes next. */
function Standing({ course }: { course: Course }) {
  const { units, certificate } = course;
  const lessons = units.flatMap((unit) => unit.lessons);
  const done = lessons.filter(({ isDone }) => isDone).length;
  const passed = units.filter(({ test }) => test.passed).length;
  return (
    <>
      <Progress done={done} total={lessons.length} label={text.progress(done, lessons.length)} />
      <p className={s.quiet}>{text.tests(passed, units.length)}</p>
      {certificate ? <Completed certificate={certificate} /> : <GoOn course={course} done={done} />}
    </>
  );
}

function GoOn({ course: { next }, done }: { course: Course; done: number }) {
  if (!next) return <p>{text.allRead}</p>;
  return (
    <p>
      <Link to={lessonPath(next.unit, next.lesson)} className={buttonClass({ variant: "primary", size: "l" })}>
        {done === 0 ? text.begin : text.continue(next.unitTitle, next.number)}
      </Link>
    </p>
  );
}

/** Congratulates on the completed course, with the certificate. */
function Completed({ certificate: { certId } }: { certificate: NonNullable<Course["certificate"]> }) {
  return (
    <Banner tone="success" role="none">
      <b>{COURSE_COMPLETED.title}</b> {COURSE_COMPLETED.text}{" "}
      <a href={verificationPath(certId)}>{COURSE_COMPLETED.link}</a>
    </Banner>
  );
}
