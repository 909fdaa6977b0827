import { create } from "qrcode";
import * as s from "./two-step.module.css";

/** The white border around the code, in modules, as the standard requires (ISO/IEC 18004). */
const QUIET = 4;

/** Returns the dark modules as squares of one path. */
function pathOf(data: ArrayLike<number>, size: number): string {
  let path = "";
  for (let index = 0; index < size * size; index++)
    if (data[index]) path += `M${(index % size) + QUIET} ${Math.floor(index / size) + QUIET}h1v1h-1z`;
  return path;
}

/** Black on white in both themes, because cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={s.qr} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={pathOf(data, size)} fill="#000000" />
    </svg>
  );
}
