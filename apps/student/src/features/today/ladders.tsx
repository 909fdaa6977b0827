import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import type { Output } from "@dryrun/domain/contract/define";
import type { practice } from "@dryrun/domain/interviews/drills/contract";
import { LEVELS } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import { paths } from "../../paths.ts";
import { practise } from "../../shared/practise/practise.en-in.ts";
import * as s from "./ladders.module.css";
import * as page from "./today-page.module.css";

const say = todayParts.ladders;

/** The levels reached in each topic, in one row; nothing before the first. */
export function Ladders({ ladders }: Pick<Output<typeof practice>, "ladders">) {
  if (!ladders.some(({ reached }) => reached > 0)) return null;
  return (
    <section className={page.part} aria-labelledby="ladders">
      <div className={page.line}>
        <h2 id="ladders" className={page.heading}>
          {say.title}
        </h2>
        <Link to={paths.drills} className="lone-link">
          {say.all}
        </Link>
      </div>
      <ul className={s.row}>
        {ladders.map(({ topic, reached }) => (
          <li key={topic}>
            {TOPIC_LABELS[topic]}
            <CueLine
              current={-1}
              steps={LEVELS.map((level) => ({ state: level <= reached ? "saved" : "open" }))}
              label={practise.reached(reached, LEVELS.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
