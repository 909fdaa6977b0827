import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import * as words from "../messages/lists.en-in.ts";
import { useDisclosure } from "../overlays/use-disclosure.ts";
import { usePopover } from "../overlays/use-popover.ts";
import * as s from "./column-chooser.module.css";

export interface ColumnChooserProps {
  /** The columns that can be hidden, in the order of the table. */
  columns: readonly { key: string; header: string }[];
  /** The keys of the shown columns. */
  shown: ReadonlySet<string>;
  onShown: (shown: ReadonlySet<string>) => void;
}

/** Chooses the columns of a table, as boxes behind one button. */
export function ColumnChooser({ columns, shown, onShown }: ColumnChooserProps) {
  const { isOpen, id, root, toggle } = useDisclosure();
  const list = usePopover(isOpen, toggle.ref);
  function show(key: string, isShown: boolean) {
    onShown(new Set(columns.map((column) => column.key).filter((own) => (own === key ? isShown : shown.has(own)))));
  }
  return (
    <div ref={root} className={s.root}>
      <Button {...toggle} size="s">
        {words.columns.text}
      </Button>
      <div ref={list} id={id} popover="manual" className={s.list} hidden={!isOpen}>
        {isOpen && (
          <fieldset className={s.boxes}>
            <legend className="visually-hidden">{words.columns.label}</legend>
            {columns.map(({ key, header }) => (
              <Checkbox key={key} label={header} checked={shown.has(key)} onValue={(isShown) => show(key, isShown)} />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
