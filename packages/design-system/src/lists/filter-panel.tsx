import { SlidersHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../actions/button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/lists.en-in.ts";
import { paperClass } from "../pages/paper.ts";
import * as s from "./filter-panel.module.css";

export interface FilterPanelProps {
  onApply: () => void;
  onReset: () => void;
  /**
   * Whether the panel starts open, as on a desktop; on a phone it is closed, because it covers the results, and Apply and Reset close it.
   */
  isOpenAtFirst?: boolean;
  isBusy?: boolean;
  label?: string;
  applyLabel?: string;
  /** How many filters are set; the closed panel shows the number. */
  count?: number;
  /** The fields. */
  children: ReactNode;
}

/** Filters that take effect on Apply: a collapsible search landmark, with Enter as its shortcut. */
export function FilterPanel(props: FilterPanelProps) {
  const { onApply, onReset, isBusy, label = words.filters.label, applyLabel = words.filters.apply, children } = props;
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false);
  const id = useId();
  const act = (take: () => void) => {
    if (!props.isOpenAtFirst) setOpen(false);
    take();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    act(onApply);
  };
  return (
    <div className={s.panel} data-filters-closed={isOpen ? undefined : ""}>
      <Button
        icon={<SlidersHorizontal {...iconProps()} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.filters.hide : words.filters.show(props.count ?? 0)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is unknown to half of the browsers we support */}
      <form
        id={id}
        role="search"
        aria-label={label}
        className={paperClass(s.form)}
        hidden={!isOpen}
        onSubmit={apply}
        noValidate
      >
        <div className={s.fields}>{children}</div>
        <div className={s.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {applyLabel}
          </Button>
          <Button variant="quiet" onClick={() => act(onReset)}>
            {words.filters.reset}
          </Button>
        </div>
      </form>
    </div>
  );
}
