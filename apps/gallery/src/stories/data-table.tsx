import { EmailText } from "@dryrun/design-system/data/email-text";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { DataCards } from "@dryrun/design-system/lists/data-cards";
import { type Column, DataTable, type Sort } from "@dryrun/design-system/lists/data-table";
import { PageSize } from "@dryrun/design-system/lists/page-size";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import type { Story } from "../story.ts";
import { LONG, WithState } from "../with-state.tsx";

interface Row {
  name: string;
  email: string;
  status: string;
  score: number;
}
const ROWS: Row[] = [
  { name: "Asha Rao", email: "asha.rao@example.in", status: "pending", score: 62 },
  { name: "Ravi Iyer", email: "ravi.iyer.of.the.finance.department@example.in", status: "accepted", score: 81 },
  { name: "Meera Nair", email: "meera@example.in", status: "rejected", score: 38 },
];
const COLUMNS: Column<Row>[] = [
  { key: "name", header: "Name", cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { key: "email", header: "Email", cell: ({ email }) => <EmailText email={email} /> },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { key: "score", header: "Score", cell: ({ score }) => score, isEnd: true, isSortable: true },
];
const NAME_LINK = ({ name }: Row) => <a href="#data-table">{name}</a>;
const rowKey = ({ email }: Row) => email;
const CHOICE = { labelOf: ({ name }: Row) => `Choose ${name}`, allLabel: "Select all on this page" };
const actions = ({ name }: Row) => (
  <ActionMenu label={`Actions for ${name}`}>
    <li>
      <button type="button">{`Remind ${name}`}</button>
    </li>
  </ActionMenu>
);

const by = (key: string, sign: number) => (a: Row, b: Row) =>
  sign * (key === "score" ? a.score - b.score : a.name.localeCompare(b.name));
const sorted = ({ key, direction }: Sort) => [...ROWS].sort(by(key, direction === "ascending" ? 1 : -1));

export const dataTable: Story = {
  title: "Data table",
  group: "Lists and tables",
  about: "A real table from 768 px on, the same rows as labelled cards below that. Acts are named with their row.",
  keys: [
    ["Enter on a heading", "sorts, then the other way"],
    ["Space on a box", "chooses the row, or all of them"],
  ],
  states: [
    {
      name: "Sorted",
      hint: "make the window narrow for cards",
      isWide: true,
      show: (
        <WithState<Sort> first={{ key: "name", direction: "ascending" }}>
          {(sort, setSort) => (
            <DataTable
              caption="Invited people"
              hasVisibleCaption
              columns={COLUMNS}
              rows={sorted(sort)}
              {...{ rowKey, actions, sort }}
              onSort={setSort}
            />
          )}
        </WithState>
      ),
    },
    {
      name: "With a choice of rows",
      isWide: true,
      show: (
        <WithState<ReadonlySet<string>> first={new Set(["asha.rao@example.in"])}>
          {(chosen, onChosen) => (
            <DataTable
              caption="Invited people to choose from"
              columns={COLUMNS}
              rows={ROWS}
              rowKey={rowKey}
              selection={{ chosen, onChosen, ...CHOICE }}
            />
          )}
        </WithState>
      ),
    },
    {
      name: "Dense",
      hint: "a press anywhere in a row follows its link",
      isWide: true,
      show: (
        <DataTable
          caption="Invited people, a line each"
          columns={COLUMNS.map((column) => (column.key === "name" ? { ...column, cell: NAME_LINK } : column))}
          rows={ROWS}
          rowKey={rowKey}
          isDense
          opensRow
        />
      ),
    },
    {
      name: "Dense, with a second line",
      hint: "an excerpt below each row",
      isWide: true,
      show: (
        <DataTable
          caption="Invited people, with a second line"
          columns={COLUMNS.map((column) => (column.key === "name" ? { ...column, cell: NAME_LINK } : column))}
          rows={ROWS}
          {...{ rowKey, actions }}
          secondLine={({ name }) => `${name} reads sales figures every week and says what to do about them.`}
          isDense
          opensRow
        />
      ),
    },
    {
      name: "A choice of columns, and of rows on a page",
      show: (
        <WithState<ReadonlySet<string>> first={new Set(["email", "status"])}>
          {(shown, onShown) => (
            <>
              <ColumnChooser columns={COLUMNS.slice(1)} {...{ shown, onShown }} />
              <WithState<number> first={25}>
                {(size, onSize) => <PageSize sizes={[25, 50, 100]} value={size} onSize={onSize} />}
              </WithState>
            </>
          )}
        </WithState>
      ),
    },
    {
      name: "As cards",
      show: (
        <DataCards
          caption="Invited people, as cards"
          columns={COLUMNS}
          rows={ROWS.slice(0, 1)}
          {...{ rowKey, actions }}
        />
      ),
    },
    {
      name: "Long words",
      show: (
        <DataCards
          caption="Long words, as cards"
          columns={COLUMNS}
          rows={[{ name: LONG, email: LONG, status: "pending", score: 0 }]}
          rowKey={rowKey}
        />
      ),
    },
  ],
};
