import { BRAND } from "@dryrun/domain/brand";
import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/limits";
import { ReadPage } from "./read-page.tsx";

export function AboutPage() {
  return (
    <ReadPage title="About Us">
      <p>
        {BRAND.name} is a jobs portal for people who work with data, or want to. In drawing, a dashed line is a plan and
        a solid line is built. A mock interview is the dashed line: it is yours, you may get it wrong, and it becomes
        solid only when you send it.
      </p>
      <h2>For students</h2>
      <p>
        A quiz of {QUIZ_QUESTIONS} questions on Excel, Power BI, SQL and VBA opens the jobs from {QUIZ_PASS_PERCENT}%
        on. For each job you apply to you can rehearse the interview: {INTERVIEW_QUESTIONS} questions in{" "}
        {INTERVIEW_MINUTES} minutes, on the phone that you have and the network that you get. The score comes with its
        reasons and quotes your own words. The recruiter sees it when you send it, and not before.
      </p>
      <h2>For employers</h2>
      <p>
        You post a job, read full applications instead of keywords, and see how a candidate thinks in a written
        interview that was scored by the same criteria for everybody. You read the evidence, and you decide.
      </p>
      <h2>How answers are scored</h2>
      <p>
        Each question has written criteria. A query is run on the sample data and on data that nobody sees; other
        answers are read for the points that a good answer makes. The same answer always gets the same score. Where the
        evaluator is not sure, the verdict is Review and the summary says why.
      </p>
    </ReadPage>
  );
}
