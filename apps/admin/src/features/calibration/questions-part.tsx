import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";

type Row = Report["questions"][number];

const Mend = ({ mend }: Pick<Row, "mend">) =>
  mend === null ? (
    text.nothing
  ) : (
    <Badge tone="warning" icon={<TriangleAlert {...iconProps()} />}>
      {text.mendOf[mend]}
    </Badge>
  );

const COLUMNS: Column<Row>[] = [
  { key: "question", header: text.question, isRowHeader: true, cell: ({ question }) => <CodeText text={question} /> },
  { key: "topic", header: text.topic, isWhole: true, cell: ({ topic }) => TOPIC_LABELS[topic] },
  { key: "answers", header: text.answers, isEnd: true, cell: ({ answers }) => answers },
  { key: "people", header: text.peopleMean, isEnd: true, cell: ({ people }) => text.points(people) },
  { key: "grader", header: text.graderMean, isEnd: true, cell: ({ grader }) => text.points(grader) },
  { key: "off", header: text.off, isEnd: true, cell: ({ off }) => text.points(off) },
  { key: "apart", header: text.apart, isEnd: true, cell: ({ apart }) => text.points(apart) },
  { key: "mend", header: text.mend, cell: Mend },
];

/** The questions of the scored answers, and what to improve in them. */
export function QuestionsPart({ questions }: Pick<Report, "questions">) {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? questions : questions.slice(0, ADMIN_PER_PAGE);
  return (
    <PagePart title={text.questions}>
      <p className={s.note}>{text.questionsAbout}</p>
      <DataTable caption={text.questions} columns={COLUMNS} rows={shown} rowKey={({ questionId }) => questionId} />
      {shown.length < questions.length && (
        <div>
          <Button onClick={() => setAll(true)}>{text.showAll(questions.length)}</Button>
        </div>
      )}
    </PagePart>
  );
}
