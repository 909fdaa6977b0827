import { PageSize, type PageSizeProps } from "@dryrun/design-system/lists/page-size";
import type { ReactNode } from "react";
import * as s from "./list-foot.module.css";

interface ListFootProps extends PageSizeProps {
  /** The number of rows in the whole list, if no heading shows it; undefined until it is known. */
  count?: string | undefined;
  /** The number of rows; up to the smallest page size there is no choice of sizes. */
  total: number | undefined;
  /** Actions on the whole list. */
  children?: ReactNode;
}

/** Below a list: its number of rows, and the choice of the page size. */
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
