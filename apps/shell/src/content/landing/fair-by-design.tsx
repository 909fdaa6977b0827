import { INTERVIEW_MINUTES } from "@dryrun/domain/interviews/limits";
import * as s from "./fair-by-design.module.css";
import { Section } from "./section.tsx";

const PROMISES = [
  {
    title: "What the AI sees",
    text: "Your ten answers, and nothing about you: no name, no college, no photograph, no camera, no microphone. Each answer is graded by criteria that were written before your interview.",
  },
  {
    title: "Who sees the result",
    text: "Only you, until you send it. The recruiter sees answers, scores and interruptions only after you press Send to Recruiter. A rejected result cannot be sent at all.",
  },
  {
    title: "When the connection is lost",
    text: `Keep typing; your answers are saved on your phone and sent when you are back online. After a crash or a dead battery you return to the same interview, with what is left of the ${INTERVIEW_MINUTES} minutes and without using another credit.`,
  },
];

export function FairByDesign() {
  return (
    <Section id="fair" title="Fair by design">
      <div className={s.promises}>
        {PROMISES.map(({ title, text }) => (
          <div key={title} className={s.promise}>
            <h3 className={s.title}>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <p>
        You can switch on extra time and other accommodations yourself; employers never see them. If you think a score
        is wrong, you can ask a person to review it once; a review can only raise a score.{" "}
        <a href="/about#scoring">How answers are scored</a>
      </p>
    </Section>
  );
}
