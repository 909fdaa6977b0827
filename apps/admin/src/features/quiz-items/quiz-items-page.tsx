import { useAdminQuizItemsQuery } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { QUIZ_ITEM_FILTERS } from "@dryrun/domain/admin/quiz-items/statistics";
import { QUIZ_TOPICS } from "@dryrun/domain/quiz/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useState } from "react";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CodeText, withoutMarks } from "../../shared/code-text.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { RowName } from "../../shared/row-name.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ItemConcerns } from "./item-concerns.tsx";
import { factsOf } from "./item-facts.tsx";
import type { QuizItem } from "./quiz-item.ts";
import * as s from "./quiz-items-page.module.css";

const say = words.quizItems;
const TOPIC = "topic";
const SHOW = "show";
const TOPICS = [{ value: "", label: say.allTopics }, ...QUIZ_TOPICS.map((value) => ({ value, label: value }))];
const FILTERS = [
  { value: "", label: say.allItems },
  ...QUIZ_ITEM_FILTERS.map((value) => ({ value, label: say.filterOf(value) })),
];

/** The questions take what room there is: a short word beside them is not broken for it. */
const Whole = ({ children }: { children: ReactNode }) => <span className={s.whole}>{children}</span>;

const columnsWith = (onOpen: (item: QuizItem) => void): Column<QuizItem>[] => [
  {
    key: "question",
    header: say.question,
    isRowHeader: true,
    cell: (item) => (
      <RowName
        name={<CodeText text={item.question} />}
        label={words.lists.detailsOf(withoutMarks(item.question))}
        onOpen={() => onOpen(item)}
      />
    ),
  },
  { key: "topic", header: say.topic, cell: ({ topic }) => <Whole>{topic}</Whole> },
  { key: "answered", header: say.answered, isEnd: true, cell: ({ answered }) => answered },
  {
    key: "right",
    header: say.right,
    isEnd: true,
    cell: ({ correctPercent }) => <Whole>{say.rightOf(correctPercent)}</Whole>,
  },
  {
    key: "discrimination",
    header: say.discrimination,
    isEnd: true,
    cell: ({ discrimination }) => <Whole>{say.discriminationOf(discrimination)}</Whole>,
  },
  { key: "concerns", header: say.concerns, cell: (item) => <ItemConcerns {...item} /> },
];

/** The filters over the list. */
function Filters({ topic, show }: { topic: string | undefined; show: string | undefined }) {
  const { choose } = useFilters();
  return (
    <>
      <Field label={say.topic}>
        <Select options={TOPICS} value={topic ?? ""} onValue={(value) => choose(TOPIC, value)} />
      </Field>
      <Field label={say.show}>
        <Select options={FILTERS} value={show ?? ""} onValue={(value) => choose(SHOW, value)} />
      </Field>
    </>
  );
}

/** The question bank with its keys and statistics; a question can be retired and restored. */
export function QuizItemsPage() {
  const { page } = usePage();
  const { search, chosen } = useFilters();
  const topic = chosen(TOPIC, QUIZ_TOPICS);
  const show = chosen(SHOW, QUIZ_ITEM_FILTERS);
  const asked = useAdminQuizItemsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, show, search } });
  const detail = useDetail<QuizItem>();
  const [change, setChange] = useState<{ item: QuizItem; isRetiring: boolean } | null>(null);
  const [isChanging, setChanging] = useState(false);
  const shown = detail.rowAmong(asked.currentData?.quizItems ?? []);
  function ask(item: QuizItem) {
    detail.close();
    setChange({ item, isRetiring: item.retired === null });
    setChanging(true);
  }
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={
          <SearchForm label={say.searchLabel}>
            <Filters topic={topic} show={show} />
          </SearchForm>
        }
      >
        {({ quizItems }) => (
          <DataTable caption={say.list} columns={columnsWith(detail.open)} rows={quizItems} rowKey={({ _id }) => _id} />
        )}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={shown.topic}
          facts={factsOf(shown)}
          footer={<Button onClick={() => ask(shown)}>{shown.retired ? say.restoreOne : say.retireOne}</Button>}
        />
      )}
      {change && <ChangeDialog {...change} isOpen={isChanging} onClose={() => setChanging(false)} />}
    </>
  );
}
