import { FunnelBars } from "@dryrun/design-system/charts/funnel-bars";
import { Card } from "@dryrun/design-system/pages/card";
import { SOURCE_LABELS, STEP_LABELS } from "@dryrun/domain/company/numbers/messages";
import type { Numbers } from "../../shared/answers.ts";
import { Section } from "../../shared/section.tsx";
import { NumberTable } from "../../shared/tables/number-table.tsx";
import { numbers as text } from "./numbers.en-in.ts";
import * as s from "./numbers-page.module.css";

type Funnel = Numbers["funnel"];
type Steps = Pick<Funnel, "applied" | "interviewed" | "shortlisted" | "accepted">;

const LABELS = [STEP_LABELS.applied, STEP_LABELS.interviewed, STEP_LABELS.shortlisted, STEP_LABELS.accepted];
const cellsOf = ({ applied, interviewed, shortlisted, accepted }: Steps) => [
  applied,
  interviewed,
  shortlisted,
  accepted,
];

/** Each share is of those who applied: the steps need not follow one another. */
const barsOf = (steps: Steps) =>
  cellsOf(steps).map((count, at) => ({
    label: LABELS[at] ?? "",
    count,
    of: at === 0 ? null : { count: steps.applied, text: text.funnel.ofApplied },
  }));

/** How far candidates come: in all, by source, by job, and by who decided. */
export function FunnelNumbers({ funnel }: { funnel: Funnel }) {
  if (funnel.applied === 0)
    return (
      <Section title={text.funnel.title}>
        <p>{text.funnel.none}</p>
      </Section>
    );
  return (
    <Section title={text.funnel.title}>
      <p className={s.note}>{text.funnel.note}</p>
      <div className={s.charts}>
        <Card as="section">
          <FunnelBars title={text.funnel.all} headingLevel={3} steps={barsOf(funnel)} />
        </Card>
        {funnel.bySource.map((row) => (
          <Card key={row.source} as="section">
            <FunnelBars title={SOURCE_LABELS[row.source]} headingLevel={3} steps={barsOf(row)} />
          </Card>
        ))}
      </div>
      <NumberTable
        caption={text.funnel.byJob}
        columns={[text.columns.job, ...LABELS]}
        rows={funnel.byJob.map((row) => [row.jobTitle, ...cellsOf(row)])}
      />
      {funnel.byPerson.length > 0 && (
        <NumberTable
          caption={text.funnel.byPerson}
          columns={[text.funnel.person, text.columns.decisions, ...LABELS.slice(1)]}
          rows={funnel.byPerson.map((row) => [row.person?.fullName ?? text.funnel.notKnown, ...cellsOf(row)])}
        />
      )}
    </Section>
  );
}
