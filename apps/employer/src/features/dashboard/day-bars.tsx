import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { formatDate } from "@dryrun/domain/time";
import { dashboard as messages } from "../../messages/dashboard.en-in.ts";
import type { Dashboard } from "../../shared/answers.ts";
import * as s from "./day-bars.module.css";

type Day = Dashboard["applicationsPerDay"][number];

const HEIGHT = 112;
const LABEL_ROOM = 20;
/** The share of a day's width that its bar takes. */
const FILL = 0.72;

function summaryOf(days: readonly Day[], total: number): string {
  if (total === 0) return messages.noneInDays;
  const most = Math.max(...days.map(({ count }) => count));
  const best = days.filter(({ count }) => count === most).map(({ date }) => formatDate(date));
  return messages.inDays(total, most, daysOf(best));
}

/** Names one day, both of two, or the last of many. */
function daysOf(days: readonly string[]): string {
  const last = days.at(-1) ?? "";
  if (days.length === 2) return messages.both(days[0] ?? "", last);
  return days.length > 2 ? messages.andOthers(last, days.length - 1) : last;
}

/** Applications of each of the last 30 days as bars with their counts. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const rows = days.map(({ date, count }) => [formatDate(date), count]);
  const head = [messages.day, messages.applications];
  return (
    <ChartFrame title={messages.perDay} headingLevel={2} table={{ head, rows }}>
      <p className={s.summary}>{summaryOf(days, total)}</p>
      {total > 0 && (
        <>
          <Bars days={days} />
          <p className={s.axis} aria-hidden="true">
            <span>{formatDate(days[0]?.date ?? new Date())}</span>
            <span>{formatDate(days.at(-1)?.date ?? new Date())}</span>
          </p>
        </>
      )}
    </ChartFrame>
  );
}

function Bars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = 100 / Math.max(1, days.length);
  return (
    <svg className={s.plot} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      {days.map(({ date, count }, index) => {
        const height = (count / most) * (HEIGHT - LABEL_ROOM);
        const left = step * (index + (1 - FILL) / 2);
        return (
          count > 0 && (
            <g key={date}>
              <rect
                className={s.bar}
                x={`${left}%`}
                y={HEIGHT - height}
                width={`${step * FILL}%`}
                height={height}
                rx={1}
              />
              <text className={s.count} x={`${step * (index + 0.5)}%`} y={HEIGHT - height - 6} textAnchor="middle">
                {count}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
