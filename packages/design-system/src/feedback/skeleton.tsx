import type { ReactNode } from "react";
import * as s from "./skeleton.module.css";

export interface SkeletonProps {
  /** "Loading jobs". */
  label: string;
  /** How many shapes are shown. */
  count?: number;
  shape?: "card" | "row" | "text";
  /** The page's own shape, made of SkeletonLines. */
  children?: ReactNode;
}

/** One grey bar of the given width. */
export function SkeletonLine({ width = "100%", height = ".875rem" }: { width?: string; height?: string }) {
  return <span className={s.line} style={{ inlineSize: width, blockSize: height }} />;
}

function Shape({ shape }: { shape: "card" | "row" | "text" }) {
  if (shape === "text") return <SkeletonLine width="92%" />;
  if (shape === "row")
    return (
      <span className={s.row}>
        <SkeletonLine width="40%" />
        <SkeletonLine width="20%" />
      </span>
    );
  return (
    <span className={s.card}>
      <SkeletonLine width="55%" height="1.125rem" />
      <SkeletonLine width="35%" />
      <SkeletonLine width="80%" />
    </span>
  );
}

/** A placeholder with the shape of the content; appears after 200 ms, so that quick answers do not flash. */
export function Skeleton({ label, count = 3, shape = "card", children }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{label}</p>
      <div aria-hidden="true" className={s.shapes} data-shape={shape}>
        {children ?? Array.from({ length: count }, (_, index) => <Shape key={`${shape}-${index + 1}`} shape={shape} />)}
      </div>
    </div>
  );
}
