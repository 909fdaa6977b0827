import { TopicBars } from "@dryrun/design-system/charts/topic-bars";
import { Card } from "@dryrun/design-system/pages/card";
import { type Compared, compareRates } from "@dryrun/domain/company/numbers/impact";
import { MEASURES } from "@dryrun/domain/company/numbers/limits";
import { GROUPING_LABELS, MEASURE_LABELS } from "@dryrun/domain/company/numbers/messages";
import type { Numbers } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import { numbers } from "../numbers.en-in.ts";
import * as s from "../numbers-page.module.css";

type Impact = Numbers["impact"][number];
const { impact: text } = numbers;

/** Whether groups of people do equally well, by the four-fifths rule. */
export const ImpactNumbers = ({ impact }: Pick<Numbers, "impact">) => (
  <Section title={text.title}>
    <p>{text.note}</p>
    <p className={s.note}>{text.place}</p>
    {MEASURES.map((measure) => (
      <div key={measure} className={s.measure}>
        <Section title={MEASURE_LABELS[measure]} level={3}>
          <div className={s.charts}>
            {impact
              .filter((one) => one.measure === measure)
              .map((one) => (
                <Comparison key={one.grouping} impact={one} />
              ))}
          </div>
        </Section>
      </div>
    ))}
  </Section>
);

function Comparison({ impact: { grouping, groups, hasSmaller } }: { impact: Impact }) {
  const compared = compareRates(groups);
  const title = GROUPING_LABELS[grouping];
  return (
    <Card as="section" title={compared ? undefined : title} headingLevel={4}>
      {compared ? <Rates title={title} compared={compared} /> : <p>{groups.length === 1 ? text.one : text.none}</p>}
      {hasSmaller && <p className={s.note}>{text.smaller}</p>}
    </Card>
  );
}

function Rates({ title, compared: { highest, groups } }: { title: string; compared: Compared }) {
  const mark = highest.rate * 0.8;
  const low = groups.filter(({ isLow }) => isLow);
  return (
    <>
      <TopicBars
        title={title}
        headingLevel={4}
        columns={text.columns}
        bars={groups.map(({ name, selected, people }) => ({ topic: name, tone: 3, correct: selected, total: people }))}
        mark={{ percent: mark * 100, text: text.line(mark) }}
      />
      {low.length === 0 ? (
        <p>{text.equal}</p>
      ) : (
        <ul className={s.low}>
          {low.map(({ name, rate, ratio }) => (
            <li key={name}>{text.low(name, rate, highest.name, highest.rate, ratio)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
