import { useStudentCourseQuery } from "@dryrun/api-client/courses/student";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Progress } from "@dryrun/design-system/feedback/progress";
import { verificationPath } from "@dryrun/domain/certificates/limits";
import { lessonPath } from "@dryrun/domain/courses/lessons/paths";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { learn } from "../../../messages/learn.en-in.ts";
import { CourseGate } from "../course-gate.tsx";
import { LearnFailed } from "../learn-failed.tsx";
import type { Course } from "./course.ts";
import * as s from "./course-home.module.css";
import { UnitCard } from "./unit-card.tsx";

const text = learn.home;

/** The course of a buyer: the next lesson, and the units. */
export function CourseHomePage() {
  return (
    <CourseGate>
      <CourseHome />
    </CourseGate>
  );
}

function CourseHome() {
  const { data, error, refetch, isFetching } = useStudentCourseQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <LearnFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const { units, certificate } = data;
  const lessons = units.flatMap((unit) => unit.lessons);
  const done = lessons.filter(({ isDone }) => isDone).length;
  const passed = units.filter(({ test }) => test.passed).length;
  return (
    <div className={s.home}>
      <header className={s.head}>
        <PageTitle title={learn.title} />
        <p>{text.intro}</p>
        <Progress done={done} total={lessons.length} label={text.progress(done, lessons.length)} />
        <p className={s.quiet}>{text.tests(passed, units.length)}</p>
        {certificate ? <Completed certificate={certificate} /> : <GoOn course={data} done={done} />}
      </header>
      <ol className={s.units}>
        {units.map((unit) => (
          <UnitCard key={unit.id} unit={unit} />
        ))}
      </ol>
    </div>
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
      <b>{text.certificate}.</b> {text.certificateText} <a href={verificationPath(certId)}>{text.toCertificate}</a>
    </Banner>
  );
}
