import { BRAND } from "@dryrun/domain/brand";
import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";
import { ReadPage, type ReadSection } from "../frame/read-page.tsx";

const SECTIONS: readonly ReadSection[] = [
  {
    id: "students",
    title: "For students",
    body: (
      <p>
        A quiz has {QUIZ_QUESTIONS} questions on Excel, Power BI, SQL and VBA. Score {QUIZ_PASS_PERCENT}% to unlock
        jobs. For each job you apply to you can rehearse the interview: {INTERVIEW_QUESTIONS} questions in{" "}
        {INTERVIEW_MINUTES} minutes, on your own phone and network. The score comes with its reasons and quotes your own
        words. The recruiter sees it only when you send it.
      </p>
    ),
  },
  {
    id: "employers",
    title: "For employers",
    body: (
      <p>
        You post a job, read full applications instead of keywords, and see how a candidate thinks in a written
        interview, scored by the same criteria for everyone. You read the evidence, and you decide.
      </p>
    ),
  },
  {
    id: "scoring",
    title: "How answers are scored",
    body: (
      <>
        <p>
          The criteria for each question were written before anyone answered it. A query, a formula, a measure or a
          macro is run on the sample data and on hidden test data; where it goes wrong, the result shows the rows or
          cells. Text answers are read for the points a good answer makes. The same answer always gets the same score.
        </p>
        <p>
          In the interview you can run your answer on the sample data. You see the output, not whether it is right, and
          we record only how often you ran it.
        </p>
        <p>
          Where the evaluator is not sure, the verdict is Review and the summary says why. Instructions to the
          evaluator, lists of keywords and copies of the question earn nothing.
        </p>
      </>
    ),
  },
  {
    id: "not",
    title: "What it does not do",
    body: (
      <ul>
        <li>It does not use your name, college, gender, photograph or address: it never gets them.</li>
        <li>It does not record your camera, microphone or screen.</li>
        <li>It does not decide. A score is advice; people make the decision.</li>
        <li>It does not rank people higher because they pay.</li>
      </ul>
    ),
  },
];

export function AboutPage() {
  return (
    <ReadPage
      title="About Us"
      lead={
        <p>
          {BRAND.name} is a jobs portal for people who work with data, or want to. In a drawing, a dashed line is a plan
          and a solid line is built. A mock interview is the dashed line: it is yours, you can get it wrong, and it
          becomes solid only when you send it.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
