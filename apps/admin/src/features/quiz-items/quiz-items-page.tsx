import { useAdminQuizItemsQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { quizItems } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { QUIZ_TOPICS } from "@dryrun/domain/quiz/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import type { ReactNode } from "react";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CodeText, withoutMarks } from "../../shared/code-text.tsx";
import { RecordsNav } from "../../shared/records-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { RowName } from "../../shared/row-name.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import * as s from "./quiz-items-page.module.css";

type Item = Output<typeof quizItems>["quizItems"][number];

const say = words.quizItems;
const TOPIC = "topic";
const OPTIONS = [{ value: "", label: say.allTopics }, ...QUIZ_TOPICS.map((value) => ({ value, label: value }))];

const Prose = ({ text }: { text: string }) => (
  <span className={s.text}>
    <CodeText text={text} />
  </span>
);

/** The questions take what room there is: a short word beside them is not broken for it. */
const Whole = ({ children }: { children: ReactNode }) => <span className={s.whole}>{children}</span>;

const columnsWith = (onOpen: (item: Item) => void): Column<Item>[] => [
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
  { key: "difficulty", header: say.difficulty, cell: ({ difficulty }) => say.difficultyOf(difficulty) },
  { key: "answered", header: say.answered, isEnd: true, cell: ({ answered }) => answered },
  {
    key: "right",
    header: say.right,
    isEnd: true,
    cell: ({ correctPercent }) => <Whole>{say.rightOf(correctPercent)}</Whole>,
  },
];

const factsOf = (item: Item) => [
  { name: say.question, value: <Prose text={item.question} /> },
  { name: say.key, value: <Prose text={item.answer} /> },
  { name: say.options, value: <Options options={item.options} /> },
  { name: say.difficulty, value: say.difficultyOf(item.difficulty) },
  { name: say.answered, value: item.answered },
  { name: say.right, value: say.rightOf(item.correctPercent) },
  { name: say.id, value: item._id },
];

function Options({ options }: Pick<Item, "options">) {
  return (
    <ul className={s.options}>
      {options.map((option) => (
        <li key={option} className={s.text}>
          {option}
        </li>
      ))}
    </ul>
  );
}

/** The question bank with its keys and how often each question was answered correctly. */
export function QuizItemsPage() {
  const { page } = usePage();
  const { search, chosen, choose } = useFilters();
  const topic = chosen(TOPIC, QUIZ_TOPICS);
  const asked = useAdminQuizItemsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, search } });
  const detail = useDetail<Item>();
  const shown = detail.rowAmong(asked.currentData?.quizItems ?? []);
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={
          <SearchForm label={say.searchLabel}>
            <Field label={say.topic}>
              <Select options={OPTIONS} value={topic ?? ""} onValue={(value) => choose(TOPIC, value)} />
            </Field>
          </SearchForm>
        }
      >
        {({ quizItems }) => (
          <DataTable caption={say.list} columns={columnsWith(detail.open)} rows={quizItems} rowKey={({ _id }) => _id} />
        )}
      </AdminList>
      {shown && <RowDetail isOpen={detail.isOpen} onClose={detail.close} title={shown.topic} facts={factsOf(shown)} />}
    </>
  );
}
