import * as words from "../messages/charts.en-in.ts";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./funnel-bars.module.css";

export interface FunnelStep {
  label: string;
  count: number;
  /** The base of a share, if it is not the previous step: "60% of those who applied". Null for no share. */
  of?: { count: number; text: string } | null;
}

export interface FunnelBarsProps {
  /** The steps in order, such as invited, applied, interview sent, accepted. */
  steps: readonly FunnelStep[];
  title: string;
  headingLevel?: 2 | 3 | 4;
}

const number = new Intl.NumberFormat("en-IN");

/** Returns the share: "50% of applied"; nothing for the first step, after an empty one, and for unrelated ones. */
export function shareText(steps: readonly FunnelStep[], at: number): string {
  const { count = 0, of } = steps[at] ?? {};
  if (of === null) return "";
  const before = steps[at - 1];
  const whole = of ?? (before && { count: before.count, text: before.label.toLowerCase() });
  return whole?.count ? words.share(Math.round((count / whole.count) * 100), whole.text) : "";
}

/** The number that remains after each step, as bars with counts. */
export function FunnelBars({ steps, title, headingLevel }: FunnelBarsProps) {
  const most = Math.max(1, ...steps.map((step) => step.count));
  const rows = steps.map(({ label, count }, index) => [label, number.format(count), shareText(steps, index) || "–"]);
  return (
    <ChartFrame
      title={title}
      headingLevel={headingLevel}
      table={{ head: [words.chart.step, words.chart.count, words.chart.share], rows }}
    >
      <ul className={s.bars}>
        {steps.map(({ label, count }, index) => (
          <li key={label} className={s.row}>
            <span className={s.label}>{label}</span>
            <span className={s.count}>
              <b>{number.format(count)}</b>
              {shareText(steps, index) && ` · ${shareText(steps, index)}`}
            </span>
            <span className={s.track} aria-hidden="true">
              <span className={s.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
