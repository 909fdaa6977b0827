import { useStudentPracticeQuery } from "@dryrun/api-client/drills/student";
import type { Output } from "@dryrun/domain/contract/define";
import { isLevel, LEVELS, levelName } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { progress as messages } from "./progress.en-in.ts";
import * as s from "./progress-page.module.css";

type Drilled = Output<typeof progress>["drills"][number];

/** The number of drills and the level reached, by topic. Scores are left out because sets of different levels cannot be compared. */
export function DrillTable({ drills }: { drills: readonly Drilled[] }) {
  const { data } = useStudentPracticeQuery();
  const reachedIn = new Map(data?.ladders.map(({ topic, reached }) => [topic, reached]));

  return (
    <table className={s.drills}>
      <caption className="visually-hidden">{messages.drills}</caption>
      <thead>
        <tr>
          {messages.drillColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drills.map(({ topic, done }) => {
          const reached = reachedIn.get(topic) ?? 0;
          return (
            <tr key={topic}>
              <th scope="row">{TOPIC_LABELS[topic]}</th>
              <td>{done}</td>
              <td>
                {isLevel(reached)
                  ? messages.level(reached, LEVELS.length, levelName(topic, reached))
                  : messages.noLevel}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
