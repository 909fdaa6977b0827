import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { Card } from "@dryrun/design-system/pages/card";
import type { Output } from "@dryrun/domain/contract/define";
import type { practice } from "@dryrun/domain/interviews/contract";
import { LEVELS, levelName } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { practise } from "../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../shared/practise/practise-button.tsx";
import * as s from "./ladder.module.css";
import { practice as text } from "./practice.en-in.ts";

type LadderOf = Output<typeof practice>["ladders"][number];

/** A topic with its levels: those up to the highest right answer are solid, and the one above is next. */
export function Ladder({ ladder: { topic, reached } }: { ladder: LadderOf }) {
  const next = LEVELS.find((level) => level > reached);
  const label = TOPIC_LABELS[topic];
  return (
    <Card
      as="li"
      headingLevel={3}
      title={label}
      actions={<PractiseButton wanted={{ topic }}>{practise.topic(topic)}</PractiseButton>}
    >
      <CueLine
        current={next ? next - 1 : LEVELS.length}
        steps={LEVELS.map((level) => ({ state: level <= reached ? "saved" : "open" }))}
        label={practise.reached(reached, LEVELS.length)}
      />
      <p>{next ? text.next(next, levelName(topic, next)) : text.all}</p>
      <details className={s.levels}>
        <summary>{text.levels}</summary>
        <ol>
          {LEVELS.map((level) => (
            <li key={level}>
              <span>
                {text.level(level, levelName(topic, level))}
                {level <= reached && <span className={s.done}>{` · ${text.done}`}</span>}
              </span>
              <PractiseButton size="s" wanted={{ topic, level }} about={text.levelOf(label, level)}>
                {text.start}
              </PractiseButton>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
