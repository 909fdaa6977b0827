import { isLevel, levelName } from "@dryrun/domain/interviews/drills/limits";
import type { RefObject } from "react";
import { topicOf } from "../../../../shared/practise/topic-of.ts";
import { drill as labels } from "../drill.en-in.ts";
import type { DrillQuestion } from "../drill.ts";
import * as s from "./step-title.module.css";

interface StepTitleProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  question: Pick<DrillQuestion, "number" | "type" | "level" | "options">;
  of: number;
}

/** Shows a question's position and level. A quiz question has no level name, because the names describe written answers. */
export function StepTitle({ headingRef, question: { number, type, level, options }, of }: StepTitleProps) {
  const topic = topicOf(type);
  return (
    <div>
      <h2 ref={headingRef} tabIndex={-1} className={s.title}>
        {labels.question(number, of, type)}
      </h2>
      {topic && isLevel(level) && (
        <p className={s.level}>
          {options ? labels.levelOfChoice(level) : labels.level(level, levelName(topic, level))}
        </p>
      )}
    </div>
  );
}
