import { useChunk } from "@dryrun/design-system/use-chunk";
import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../../messages/today-parts.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedSession } from "../next-step.ts";
import * as s from "../today-page.module.css";

const load = () => import("./scores.tsx");
const say = todayParts.scores;

/** Chooses the space to reserve: a line from the second interview on. Practice of one topic has one bar. */
const roomOf = ([first, second]: readonly ListedSession[]) => (second ? "line" : first?.topic ? "topic" : "topics");

/** Reserves the space of the scores until their charts are loaded; nothing before the first score. */
export function ScoresPlace({ sessions }: { sessions: readonly ListedSession[] }) {
  const scored = sessions.filter(({ isCompleted, score }) => isCompleted && score !== null);
  const hasScore = scored.length > 0;
  const { module } = useChunk(hasScore, load);
  if (!hasScore) return null;
  return (
    <section className={s.part} aria-labelledby="scores">
      <div className={s.line}>
        <h2 id="scores" className={s.heading}>
          {say.title}
        </h2>
        <Link to={paths.progress} className="lone-link">
          {say.all}
        </Link>
      </div>
      <div className={s.scores} data-room={roomOf(scored)}>
        {module && <module.Scores />}
      </div>
    </section>
  );
}
