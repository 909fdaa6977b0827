import { INTERVIEW_MINUTES } from "@dryrun/domain/interviews/limits";
import * as s from "./fair-by-design.module.css";
import { Section } from "./section.tsx";

const PROMISES = [
  {
    title: "What the AI sees",
    text: "Your ten answers, and nothing about you: no name, no college, no photograph, no camera, no microphone. Each answer is read against criteria that were written before you sat down.",
  },
  {
    title: "Who sees the result",
    text: "Only you, until you send it. The recruiter sees answers, scores and interruptions only after you press Send to Recruiter. A rejected result cannot be sent at all.",
  },
  {
    title: "When the connection is lost",
    text: `You go on typing; answers are kept on your phone and sent when you are back. A crash or a dead battery brings you into the same interview, with the time that is left of the ${INTERVIEW_MINUTES} minutes and no second credit.`,
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
        Extra time and other accommodations are yours to switch on; employers never see them. If you think a score is
        wrong, you can ask once for a person to read it; a review can only raise a score.{" "}
        <a href="/about#scoring">How answers are scored</a>
      </p>
    </Section>
  );
}
