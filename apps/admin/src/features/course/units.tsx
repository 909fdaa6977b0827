import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Link } from "@dryrun/remote-kit/router";
import { paths, pathWithFilters } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import { course as text } from "./course.en-in.ts";
import type { Report } from "./report.ts";
import * as s from "./units.module.css";

type Unit = Report["units"][number];
type Lesson = Unit["lessons"][number];
type Exercise = Unit["exercises"][number];

const LESSONS: Column<Lesson>[] = [
  { key: "lesson", header: text.lesson, isRowHeader: true, cell: ({ title }) => title },
  { key: "opened", header: text.opened, isEnd: true, cell: ({ opened }) => opened },
  { key: "done", header: text.done, isEnd: true, cell: ({ done }) => done },
  { key: "last", header: text.last, isEnd: true, cell: ({ last }) => last },
];

const EXERCISES: Column<Exercise>[] = [
  {
    key: "exercise",
    header: text.exercise,
    isRowHeader: true,
    cell: ({ id }) => <Link to={pathWithFilters(paths.interviewQuestions, { search: id })}>{id}</Link>,
  },
  { key: "students", header: text.students, isEnd: true, cell: ({ students }) => students },
  { key: "right", header: text.right, isEnd: true, cell: ({ right, students }) => text.percent(right, students) },
];

/** Each unit with its lessons and exercises, folded. */
export function Units({ units }: { units: readonly Unit[] }) {
  return (
    <PagePart title={text.units}>
      {units.map((unit) => (
        <details key={unit.id} className={s.unit}>
          <summary className={s.title}>
            {unit.title}. {text.passed(unit.passed)}
          </summary>
          <DataTable
            caption={text.lessonsOf(unit.title)}
            hasVisibleCaption
            columns={LESSONS}
            rows={unit.lessons}
            rowKey={({ id }) => id}
          />
          <DataTable
            caption={text.exercisesOf(unit.title)}
            hasVisibleCaption
            columns={EXERCISES}
            rows={unit.exercises}
            rowKey={({ id }) => id}
          />
        </details>
      ))}
    </PagePart>
  );
}
