import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { Card } from "@dryrun/design-system/pages/card";
import { formatMonth } from "@dryrun/domain/time";
import type { Numbers } from "../../shared/answers.ts";
import { Section } from "../../shared/section.tsx";
import { NumberTable } from "../../shared/tables/number-table.tsx";
import { numbers as text } from "./numbers.en-in.ts";
import * as s from "./numbers-page.module.css";

type Times = NonNullable<Numbers["timeToDecide"]>;
const { columns } = text;
const HEAD = [columns.month, columns.decisions, columns.median, columns.p90];
const cellsOf = ({ decisions, median, p90 }: Omit<Times, "byMonth" | "byJob">) => [
  decisions,
  text.days(median),
  text.days(p90),
];

/** How long the company takes to decide. */
export const TimeNumbers = ({ times }: { times: Times | null }) => (
  <Section title={text.time.title}>
    {times ? (
      <>
        <p>{text.time.text(times.median, times.p90, times.decisions)}</p>
        <Card as="section">
          <Months months={times.byMonth} />
        </Card>
        <NumberTable
          caption={text.time.byJob}
          columns={[columns.job, columns.decisions, columns.median, columns.p90]}
          rows={times.byJob.map((row) => [row.jobTitle, ...cellsOf(row)])}
        />
      </>
    ) : (
      <p>{text.time.none}</p>
    )}
  </Section>
);

/** The median of each month as a bar. */
function Months({ months }: { months: Times["byMonth"] }) {
  const most = Math.max(...months.map(({ median }) => median)) || 1;
  const nameOf = ({ month }: { month: string }) => formatMonth(`${month}-01`);
  const rows = months.map((row) => [nameOf(row), ...cellsOf(row)]);
  return (
    <ChartFrame title={text.time.byMonth} headingLevel={3} table={{ head: HEAD, rows }}>
      <ul className={s.bars}>
        {months.map((row) => (
          <li key={row.month} className={s.row}>
            <span>{nameOf(row)}</span>
            <b>{text.days(row.median)}</b>
            <span className={s.track} aria-hidden="true">
              <span className={s.filled} style={{ inlineSize: `${(row.median / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
