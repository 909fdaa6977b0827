import {
  studentCourseUnit,
  useStudentCourseUnitQuery,
  useStudentUnitSummaryMutation,
} from "@dryrun/api-client/courses/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { COURSE_PATH, lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { LessonHtml } from "../../../content/lesson/lesson-html.tsx";
import { learn } from "../../../messages/learn.en-in.ts";
import { CourseGate } from "../course-gate.tsx";
import { LearnFailed } from "../learn-failed.tsx";
import { Sets } from "./sets.tsx";
import type { Unit } from "./unit.ts";
import * as s from "./unit-page.module.css";

const text = learn.unitPage;

export const begin: Begins["begin"] = (dispatch, { params: { unitId = "" } }) =>
  dispatch(studentCourseUnit.initiate({ params: { id: unitId } }, { subscribe: false }));

/** A unit: its lessons, exercises, test, summary and interview questions. */
export function UnitPage() {
  const { unitId = "" } = useParams();
  return (
    <CourseGate>
      <UnitView key={unitId} id={unitId} />
    </CourseGate>
  );
}

function UnitView({ id }: { id: string }) {
  const { currentData, error, refetch, isFetching } = useStudentCourseUnitQuery({ params: { id } });
  if (!currentData) return <LearnFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const { number, title, about, interview } = currentData;
  return (
    <div className={s.unit}>
      <header className={s.head}>
        <p>
          <Link to={COURSE_PATH}>{learn.toCourse}</Link>
        </p>
        <PageTitle title={title}>
          {number}. {title}
        </PageTitle>
        <p>{about}</p>
      </header>
      <Lessons unit={currentData} />
      <Sets unit={currentData} />
      <Summary unit={currentData} />
      <section aria-labelledby="interview" className={s.part}>
        <h2 id="interview">{text.interview}</h2>
        <LessonHtml html={interview} />
      </section>
    </div>
  );
}

function Lessons({ unit: { id, lessons } }: { unit: Unit }) {
  return (
    <section aria-labelledby="lessons" className={s.part}>
      <h2 id="lessons">{text.lessons}</h2>
      <ol className={s.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lessonPath(id, lesson.id)}>{lesson.title}</Link>
            <span className={s.quiet}>
              {learn.minutes(lesson.minutes)}
              {lesson.isDone && ` · ${learn.done}`}
            </span>
            <span>{lesson.goal}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Summary({ unit: { id, number, title, summary } }: { unit: Unit }) {
  const [download, { isLoading }] = useStudentUnitSummaryMutation();
  async function save() {
    const { data } = await download({ params: { id } });
    if (data) saveFile(data, `Unit ${number} - ${title}.pdf`);
    else toast.error(text.downloadFailed);
  }
  return (
    <section aria-labelledby="summary" className={s.part}>
      <h2 id="summary">{text.summary}</h2>
      <ul className={s.summary}>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p data-print="no">
        <Button onClick={() => void save()} isBusy={isLoading}>
          {text.download}
        </Button>
      </p>
    </section>
  );
}
