import { Button } from "@dryrun/design-system/actions/button";
import { GridTable } from "@dryrun/design-system/data/grid-table";
import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import { Field } from "@dryrun/design-system/fields/field";
import { RepeatableList } from "@dryrun/design-system/fields/repeatable-list";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { type FilterChip, FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { FilterPanel } from "@dryrun/design-system/lists/filter-panel";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { Facts } from "@dryrun/design-system/pages/facts";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { Timeline } from "@dryrun/design-system/pages/timeline";
import type { Story } from "../story.ts";
import { LONG, WithState } from "../with-state.tsx";

const STEPS = ["Check this device", "What the AI does", "Rules", "Ready"];

export const steps: Story = {
  title: "Stepper and timeline",
  group: "Lists and tables",
  about: "A stepper says where one is in a task, and leads back without losing input; a timeline says what happened.",
  keys: [["Enter on a done step", "goes back to it"]],
  states: [
    {
      name: "Stepper",
      isWide: true,
      show: (
        <WithState first={2}>
          {(current, setCurrent) => (
            <Stepper steps={STEPS} current={current} onSelect={setCurrent} label="Before you start" />
          )}
        </WithState>
      ),
    },
    {
      name: "Timeline, a step was just reached",
      hint: "the dash to it turns solid",
      show: (
        <Timeline
          label="Your result"
          steps={[
            { title: "Result", detail: "74 out of 100, Pass", state: "done", isFresh: true },
            { title: "Sent to the recruiter", when: "20 Nov 2026", state: "done" },
            { title: "Decision", state: "current" },
          ]}
        />
      ),
    },
    {
      name: "Timeline",
      show: (
        <Timeline
          label="Your application"
          steps={[
            { title: "Applied", when: "18 Nov 2026", state: "done" },
            { title: "Interview sent", when: "20 Nov 2026", detail: "62 out of 100, Review", state: "current" },
            { title: "Decision", state: "todo" },
          ]}
        />
      ),
    },
  ],
};

export const statCard: Story = {
  title: "Stat card",
  group: "Lists and tables",
  about: "One number and what it counts; its link leads to what is counted. A dash while the number is unknown.",
  states: [
    {
      name: "Known, noted, unknown",
      isWide: true,
      show: (
        <StatRow>
          <StatCard label={<a href="#stat-card">Applications</a>} value={1240} />
          <StatCard label="Interviews sent" value={36} note="4 since yesterday" />
          <StatCard label="Accepted" value={undefined} />
          <StatCard label="Average score" value="62" />
        </StatRow>
      ),
    },
  ],
};

const data = (name: string) =>
  JSON.stringify({
    tables: [
      {
        name,
        columns: ["order_id", "order_date", "city", "amount", "is_paid"],
        rows: [
          [1, "2026-11-01", "Pune", 4500, true],
          [2, "2026-11-02", null, 1200, false],
        ],
      },
    ],
  });

export const sampleTables: Story = {
  title: "Sample tables",
  group: "Lists and tables",
  about: "The data of a question. In the interview each name is a chip that writes itself into the answer.",
  keys: [["arrows", "scroll the table that has the focus"]],
  states: [
    { name: "To read", show: <SampleTables data={data("orders")} headingLevel={4} /> },
    { name: "To insert from", show: <SampleTables data={data("payments")} headingLevel={4} onInsert={() => {}} /> },
    { name: "Malformed", hint: "shown as it came", show: <SampleTables data="order_id | city" headingLevel={4} /> },
  ],
};

let last = 2;

export const repeatableList: Story = {
  title: "Repeatable list",
  group: "Lists and tables",
  about: "Entries to add, remove and move with buttons; nothing is dragged. The focus follows what was done.",
  keys: [
    ["Add", "goes to the first field of the new entry"],
    ["Remove", "goes to the heading before"],
  ],
  states: [
    {
      name: "Two entries, three at most",
      isWide: true,
      show: (
        <WithState first={["1", "2"]}>
          {(keys, setKeys) => (
            <RepeatableList
              noun="Work experience"
              keys={keys}
              limit={3}
              onAdd={() => setKeys([...keys, String(++last)])}
              onRemove={(at) => setKeys(keys.filter((_, index) => index !== at))}
              onMove={(from, to) => {
                const next = [...keys];
                next.splice(to, 0, ...next.splice(from, 1));
                setKeys(next);
              }}
              renderEntry={() => (
                <Field label="Company">
                  <TextInput />
                </Field>
              )}
            />
          )}
        </WithState>
      ),
    },
  ],
};

export const pagination: Story = {
  title: "Pagination",
  group: "Lists and tables",
  about: "The pages of a list. The page is in the address; a change leads the focus to the list's heading.",
  states: [
    {
      name: "Amid",
      show: (
        <WithState first={3}>{(page, setPage) => <Pagination {...{ page }} pages={9} onPage={setPage} />}</WithState>
      ),
    },
    {
      name: "At the end",
      hint: "a page past the end is shown as the last one",
      show: <Pagination page={12} pages={9} onPage={() => {}} label="Pages, at the end" />,
    },
    {
      name: "One page",
      hint: "both ways are disabled",
      show: <Pagination page={1} pages={1} onPage={() => {}} label="Pages, one" />,
    },
  ],
};

const rows = [
  ["Asha", 84000, null],
  ["Imran", 125500, true],
];

export const gridTable: Story = {
  title: "Grid table",
  group: "Lists and tables",
  about: "A small table of values: rows of a query, cells of a sheet, a matrix. Cells that differ are marked.",
  keys: [["arrows", "scroll the table that has the focus"]],
  states: [
    {
      name: "Rows of a query",
      show: <GridTable caption="Expected" columns={["name", "due", "paid"]} rows={rows} empty="NULL" more={3} />,
    },
    {
      name: "Cells of a sheet",
      show: (
        <GridTable caption="Sheet Dues" columns={["A", "B", "C"]} headers={["1", "2"]} rows={rows} marked={[[1, 1]]} />
      ),
    },
    { name: "No rows", show: <GridTable caption="Result" columns={["city"]} rows={[]} /> },
  ],
};

const panel = (label: string, isOpen: boolean, isBusy = false) => (
  <FilterPanel label={label} isOpenAtFirst={isOpen} isBusy={isBusy} onApply={() => {}} onReset={() => {}}>
    <Field label="Skills">
      <TextInput />
    </Field>
    <Field label="City">
      <TextInput />
    </Field>
  </FilterPanel>
);
const CHIPS: FilterChip[] = [
  { key: "skill", label: "SQL" },
  { key: "city", label: "Pune" },
  { key: "pay", label: "From ₹4,00,000" },
];

export const filters: Story = {
  title: "Filter panel and chips",
  group: "Lists and tables",
  about: "Filters act on Apply, not while one types. Active filters are above the results; pressing one removes it.",
  keys: [["Enter in a field", "applies"]],
  states: [
    { name: "Closed", show: panel("Filters, closed", false) },
    { name: "Open", show: panel("Filters, open", true) },
    { name: "Busy", show: panel("Filters, busy", true, true) },
    {
      name: "In force",
      hint: "press one to remove it",
      show: (
        <WithState first={CHIPS}>
          {(chips, setChips) => (
            <FilterChips chips={chips} onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))} />
          )}
        </WithState>
      ),
    },
  ],
};

const FACTS = [
  { name: "Location", value: "Pune" },
  { name: "Experience", value: "1 to 3 years" },
  { name: "Pay", value: "₹4,50,000 a year" },
];

export const facts: Story = {
  title: "Facts",
  group: "Lists and tables",
  about: "Names and values beside each other.",
  states: [
    { name: "Facts", show: <Facts facts={FACTS} /> },
    { name: "Roomy facts", show: <Facts isRoomy facts={FACTS} /> },
  ],
};

export const card: Story = {
  title: "Card",
  group: "Lists and tables",
  about: "One thing of a list. The link of its heading covers the whole card; its own buttons stand above that.",
  keys: [["Enter", "follows the link"]],
  states: [
    {
      name: "Final",
      show: (
        <Card
          title={<a href="#card">MIS Executive</a>}
          aside={<StatusBadge status="accepted" />}
          meta={
            <>
              <span>Sunrise Foods</span>
              <span>Pune</span>
            </>
          }
          actions={<Button size="s">Save job</Button>}
        >
          ₹4,50,000 a year
        </Card>
      ),
    },
    {
      name: "Not final: dashed",
      show: (
        <Card title="Data Analyst" aside={<StatusBadge status="pending" />} isDraft>
          The result is being evaluated.
        </Card>
      ),
    },
    {
      name: "Long words",
      show: (
        <Card title={<a href="#card">{LONG}</a>} aside={<StatusBadge status="rejected" />} meta={<span>{LONG}</span>}>
          {LONG}
        </Card>
      ),
    },
  ],
};
