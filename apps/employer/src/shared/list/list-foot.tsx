import { PageSize, type PageSizeProps } from "@dryrun/design-system/lists/page-size";
import type { ReactNode } from "react";
import * as s from "./list-foot.module.css";

interface ListFootProps extends PageSizeProps {
  /** How many rows the whole list has, where no heading says it; undefined while that is unknown. */
  count?: string | undefined;
  /** Below the smallest page, there is nothing to choose. */
  total: number | undefined;
  /** What can be done with the whole list. */
  children?: ReactNode;
}

/** Below a list: how many rows it has, and how many of them a page shows. */
export function ListFoot({ count, total, children, ...size }: ListFootProps) {
  return (
    <div className={s.foot}>
      <p role="status" className={s.count}>
        {count}
      </p>
      {total !== undefined && total > Math.min(...size.sizes) && <PageSize {...size} />}
      {children}
    </div>
  );
}
