import type { Output } from "@dryrun/domain/contract/define";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { progress as messages } from "./progress.en-in.ts";
import * as s from "./progress-page.module.css";

type Drilled = Output<typeof progress>["drills"][number];

/** Drills by topic: their number, and the first score next to the latest. */
export function DrillTable({ drills }: { drills: readonly Drilled[] }) {
  const [topic, done, first, latest] = messages.drillColumns;
  return (
    <table className={s.drills}>
      <caption className="visually-hidden">{messages.drills}</caption>
      <thead>
        <tr>
          <th scope="col">{topic}</th>
          <th scope="col">{done}</th>
          <th scope="col">{first}</th>
          <th scope="col">{latest}</th>
        </tr>
      </thead>
      <tbody>
        {drills.map((drill) => (
          <tr key={drill.topic}>
            <th scope="row">{TOPIC_LABELS[drill.topic]}</th>
            <td>{drill.done}</td>
            <td>{drill.first}</td>
            <td>
              <span className={s.latest}>
                <b>{drill.latest}</b>
                <span className={s.track} aria-hidden="true">
                  {drill.done > 1 && <span className={s.first} style={{ insetInlineStart: `${drill.first}%` }} />}
                  <span className={s.bar} style={{ inlineSize: `${drill.latest}%` }} />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
