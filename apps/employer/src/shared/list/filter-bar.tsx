import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import * as s from "./filter-bar.module.css";
import { list as listMessages } from "./list.en-in.ts";

interface FilterBarProps {
  /** Always visible. */
  search: ReactNode;
  /** How many filters are set. */
  count: number;
  /** The filters and the order of the list; on a phone behind one button. */
  children: ReactNode;
}

/** Filters and order of a list, in one line. */
export function FilterBar({ search, count, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={s.bar} data-print="no">
      <div className={s.search}>{search}</div>
      <div className={s.fold}>
        <Button
          icon={<SlidersHorizontal {...iconProps()} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {listMessages.filters(count)}
        </Button>
      </div>
      <div id={id} className={s.more} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
