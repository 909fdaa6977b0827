import { iconLook } from "@dryrun/design-system/icon-look";
import { Check, CircleDashed, CircleHelp, X } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import type { Question } from "../../shared/answers.ts";
import * as s from "./rubric.module.css";

type Criterion = Question["rubric"][number];
const say = words.interview;
const ICONS = { met: Check, partial: CircleDashed, unmet: X, cannot_assess: CircleHelp };

/** Each criterion with its points and the words of the answer that earned them. */
export function Rubric({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <div>
      <h4 className={s.part}>{say.rubric}</h4>
      <ul className={s.criteria}>
        {criteria.map((criterion, at) => (
          <CriterionLine key={at} criterion={criterion} />
        ))}
      </ul>
    </div>
  );
}

function CriterionLine({
  criterion: { criterion, points, maxPoints, verdict, note, evidence },
}: {
  criterion: Criterion;
}) {
  const Icon = ICONS[verdict];
  return (
    <li className={s.criterion} data-verdict={verdict}>
      <Icon {...iconLook(18)} className={s.icon} />
      <div className={s.words}>
        <p className={s.name}>{criterion}</p>
        <p className={s.points}>
          {say.judged[verdict]}, {say.points(points, maxPoints)}
        </p>
        {note && <p className={s.note}>{note}</p>}
        {evidence && (
          <figure>
            <figcaption className="visually-hidden">{say.evidence}</figcaption>
            <blockquote className={s.evidence}>{evidence.text}</blockquote>
          </figure>
        )}
      </div>
    </li>
  );
}
