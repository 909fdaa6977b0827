import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { Concern } from "@dryrun/domain/admin/quiz-items/statistics";
import { Archive, TriangleAlert } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import type { QuizItem } from "./quiz-item.ts";
import * as s from "./quiz-items-page.module.css";

const say = words.quizItems;

const toneOf = (concern: Concern) => (concern === "negative" ? "danger" : "warning");

/** Whether the question is retired, and what may be wrong with it. */
export function ItemConcerns({ concerns, retired }: Pick<QuizItem, "concerns" | "retired">) {
  if (concerns.length === 0 && !retired) return say.noConcern;
  return (
    <span className={s.badges}>
      {retired && <Badge icon={<Archive {...iconProps()} />}>{say.retired}</Badge>}
      {concerns.map((concern) => (
        <Badge key={concern} tone={toneOf(concern)} icon={<TriangleAlert {...iconProps()} />}>
          {say.concernOf(concern)}
        </Badge>
      ))}
    </span>
  );
}
