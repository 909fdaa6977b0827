import { useStudentJobsQuery } from "@dryrun/api-client/jobs/student";
import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import { Button } from "@dryrun/design-system/actions/button";
import { TopicBars } from "@dryrun/design-system/charts/topic-bars";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import { Link } from "@dryrun/remote-kit/router";
import { useRef } from "react";
import { quiz } from "../../messages/quiz.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedJob } from "../../shared/answers.ts";
import { barsOf, topicsOf } from "../../shared/quiz/topics.ts";
import { messages as text } from "./quiz-passed.en-in.ts";
import * as s from "./quiz-passed.module.css";

const JOBS = 3;

/** The celebration of a passed quiz: its topics, and three of the jobs that it opened. */
export function QuizPassed({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const { data: attempt } = useStudentQuizAttemptQuery({ params: { id: attemptId } });
  const { data: list } = useStudentJobsQuery({ query: { title: "", location: "", page: 1, limit: JOBS } });
  const toJobs = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="screen"
      title={text.title}
      description={text.text}
      initialFocus={toJobs}
      footer={
        <Button ref={toJobs} variant="primary" onClick={onClose}>
          {text.toJobs}
        </Button>
      }
    >
      <div className={s.topics}>
        {attempt && (
          <>
            <p className={s.score}>{text.score(attempt.score)}</p>
            <TopicBars
              bars={barsOf(topicsOf(attempt.answers))}
              mark={{ percent: QUIZ_PASS_PERCENT, text: quiz.passMark(QUIZ_PASS_PERCENT) }}
              title={quiz.byTopic}
              columns={quiz.topicColumns}
            />
          </>
        )}
      </div>
      {list && list.jobs.length > 0 && <OpenedJobs jobs={list.jobs.slice(0, JOBS)} onFollow={onClose} />}
    </Dialog>
  );
}

function OpenedJobs({ jobs, onFollow }: { jobs: readonly ListedJob[]; onFollow: () => void }) {
  return (
    <section aria-labelledby="opened-jobs">
      <h3 id="opened-jobs" className={s.heading}>
        {text.jobs}
      </h3>
      <ul className={s.jobs}>
        {jobs.map((job) => (
          <li key={job._id} className={paperClass(s.job)}>
            <Link to={paths.job(job._id)} onClick={onFollow}>
              {job.title}
            </Link>
            <span>{job.company}</span>
            <span className={s.facts}>
              {[formatSalary(job.salary), experienceText(job.experienceMin, job.experienceMax), job.location].join(
                " · ",
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
