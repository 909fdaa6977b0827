import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Archive, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { quizItems as text } from "../../messages/banks/quiz-items.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList, type AdminListProps } from "../../shared/admin-list.tsx";
import { CodeText, withoutMarks } from "../../shared/code-text.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { RowName } from "../../shared/row-name.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { BankFilters } from "./bank-filters.tsx";
import * as s from "./banks.module.css";
import { QuestionPanel, useQuestionPanel, Whole } from "./question-panel.tsx";

interface ConcernBadgesProps<Concern extends string> {
  concerns: readonly Concern[];
  concernOf: (concern: Concern) => string;
  isRetired: boolean;
}

/** Whether the question is retired, and what may be wrong with it. */
function ConcernBadges<Concern extends string>(props: ConcernBadgesProps<Concern>) {
  const { concerns, concernOf, isRetired } = props;
  if (concerns.length === 0 && !isRetired) return text.noConcern;
  return (
    <span className={s.badges}>
      {isRetired && <Badge icon={<Archive {...iconProps()} />}>{text.retired}</Badge>}
      {concerns.map((concern) => (
        <Badge
          key={concern}
          tone={concern === "negative" ? "danger" : "warning"}
          icon={<TriangleAlert {...iconProps()} />}
        >
          {concernOf(concern)}
        </Badge>
      ))}
    </span>
  );
}

/** The common fields of both banks' questions. */
interface Question<Concern extends string> {
  _id: string;
  question: string;
  discrimination: number | null;
  concerns: readonly Concern[];
  retired: unknown;
}

interface Words<Concern extends string> {
  title: string;
  about: string;
  loading: string;
  failed: string;
  none: string;
  list: string;
  searchLabel: string;
  question: string;
  topic: string;
  discrimination: string;
  discriminationOf: (value: number | null) => string;
  concerns: string;
  concernOf: (concern: Concern) => string;
  retireText: string;
  restoreText: string;
}

type PanelProps<Row extends Question<string>> = ComponentProps<typeof QuestionPanel<Row>>;

interface BankPageProps<
  Concern extends string,
  Row extends Question<Concern>,
  Answer extends { totalPages: number; total: number },
> extends Pick<ComponentProps<typeof BankFilters>, "topics" | "filters">,
    Pick<PanelProps<Row>, "factsOf" | "update"> {
  say: Words<Concern>;
  search: string;
  asked: AdminListProps<Answer>["asked"];
  rowsOf: (answer: Answer) => readonly Row[];
  topicOf: (row: Row) => string;
  /** Shown between the topic and the discrimination. */
  columns: readonly Column<Row>[];
}

/** Returns the common columns of both banks, with the bank's own columns in between. */
function columnsOf<Concern extends string, Row extends Question<Concern>>(
  { say, topicOf, columns }: { say: Words<Concern>; topicOf: (row: Row) => string; columns: readonly Column<Row>[] },
  onOpen: (row: Row) => void,
): Column<Row>[] {
  return [
    {
      key: "question",
      header: say.question,
      isRowHeader: true,
      cell: (row) => (
        <RowName
          name={<CodeText text={row.question} />}
          label={messages.lists.detailsOf(withoutMarks(row.question))}
          onOpen={() => onOpen(row)}
        />
      ),
    },
    { key: "topic", header: say.topic, cell: (row) => <Whole>{topicOf(row)}</Whole> },
    ...columns,
    {
      key: "discrimination",
      header: say.discrimination,
      isEnd: true,
      cell: ({ discrimination }) => <Whole>{say.discriminationOf(discrimination)}</Whole>,
    },
    {
      key: "concerns",
      header: say.concerns,
      cell: ({ concerns, retired }) => (
        <ConcernBadges concerns={concerns} concernOf={say.concernOf} isRetired={retired !== null} />
      ),
    },
  ];
}

/** The list of a bank with its filters; a question can be retired and restored. */
export function BankPage<
  Concern extends string,
  Row extends Question<Concern>,
  Answer extends { totalPages: number; total: number },
>(props: BankPageProps<Concern, Row, Answer>) {
  const { say, search, asked, rowsOf, topicOf, columns: _, factsOf, update, ...filters } = props;
  const panel = useQuestionPanel<Row>();
  const all = columnsOf(props, panel.detail.open);
  return (
    <>
      <AdminList
        say={say}
        none={search ? messages.lists.noneFound(search) : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={
          <SearchForm label={say.searchLabel}>
            <BankFilters {...filters} />
          </SearchForm>
        }
      >
        {(answer) => <DataTable caption={say.list} columns={all} rows={rowsOf(answer)} rowKey={({ _id }) => _id} />}
      </AdminList>
      <QuestionPanel
        panel={panel}
        rows={asked.currentData ? rowsOf(asked.currentData) : []}
        titleOf={topicOf}
        factsOf={factsOf}
        texts={say}
        update={update}
      />
    </>
  );
}
