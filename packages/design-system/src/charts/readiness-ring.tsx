import * as s from "./readiness-ring.module.css";

export interface ReadinessRingProps {
  /** One entry for each field that counts, in order: filled or not. */
  filled: readonly boolean[];
  percent: number;
  /** The same in words: "Profile 58% complete, 5 items missing". */
  text: string;
  /** In CSS pixels: 28 in the navigation, 120 on a page; from 64 on, the number is shown in the middle. */
  size?: number;
}

const R = 10;
const GAP_DEGREES = 9;

function arc(at: number, of: number): string {
  const slice = 360 / of;
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(12 + R * Math.cos(angle)).toFixed(3)} ${(12 + R * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${point(at * slice + GAP_DEGREES / 2)}A${R} ${R} 0 0 1 ${point((at + 1) * slice - GAP_DEGREES / 2)}`;
}

/** The completeness of a profile as a ring of arcs, solid if filled and dashed if missing. Put it into its link. */
export function ReadinessRing({ filled, percent, text, size = 28 }: ReadinessRingProps) {
  const tone = percent >= 100 ? "success" : percent >= 50 ? "warning" : "danger";
  const width = size >= 64 ? 2 : 3;
  return (
    <span className={s.ring} data-tone={tone}>
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
        {filled.map((isFilled, index) => (
          <path
            key={index}
            d={arc(index, filled.length)}
            className={isFilled ? s.filled : s.missing}
            strokeWidth={isFilled ? width : width * 0.55}
          />
        ))}
      </svg>
      {size >= 64 && (
        <span className={s.number} aria-hidden="true">
          {percent}%
        </span>
      )}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
