import { PageSize, type PageSizeProps } from "@dryrun/design-system/lists/page-size";
import type { ReactNode } from "react";
import * as s from "./list-foot.module.css";

interface ListFootProps extends PageSizeProps {
  /** How many rows the whole list has, where no heading says it; undefined while that is unknown. */
  count?: string | undefined;
  /** What can be done with the whole list. */
  children?: ReactNode;
}

/** Below a list: how many rows it has, and how many of them a page shows. */
export function ListFoot({ count, children, ...size }: ListFootProps) {
  return (
    <div className={s.foot}>
      <p role="status" className={s.count}>
        {count}
      </p>
      <PageSize {...size} />
      {children}
    </div>
  );
}
