import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { calibration as say } from "../../messages/banks/calibration.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";

type Row = Report["questions"][number];

const Mend = ({ mend }: Pick<Row, "mend">) =>
  mend === null ? (
    say.nothing
  ) : (
    <Badge tone="warning" icon={<TriangleAlert {...iconProps()} />}>
      {say.mendOf[mend]}
    </Badge>
  );

const COLUMNS: Column<Row>[] = [
  { key: "question", header: say.question, isRowHeader: true, cell: ({ question }) => <CodeText text={question} /> },
  { key: "topic", header: say.topic, isWhole: true, cell: ({ topic }) => TOPIC_LABELS[topic] },
  { key: "answers", header: say.answers, isEnd: true, cell: ({ answers }) => answers },
  { key: "people", header: say.peopleMean, isEnd: true, cell: ({ people }) => say.points(people) },
  { key: "grader", header: say.graderMean, isEnd: true, cell: ({ grader }) => say.points(grader) },
  { key: "off", header: say.off, isEnd: true, cell: ({ off }) => say.points(off) },
  { key: "apart", header: say.apart, isEnd: true, cell: ({ apart }) => say.points(apart) },
  { key: "mend", header: say.mend, cell: Mend },
];

/** The questions of the scored answers, and what to improve in them. */
export function QuestionsPart({ questions }: Pick<Report, "questions">) {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? questions : questions.slice(0, ADMIN_PER_PAGE);
  return (
    <PagePart title={say.questions}>
      <p className={s.note}>{say.questionsAbout}</p>
      <DataTable caption={say.questions} columns={COLUMNS} rows={shown} rowKey={({ questionId }) => questionId} />
      {shown.length < questions.length && (
        <div>
          <Button onClick={() => setAll(true)}>{say.showAll(questions.length)}</Button>
        </div>
      )}
    </PagePart>
  );
}
