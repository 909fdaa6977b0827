import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { X } from "lucide-react";
import { sheet as text } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";

interface RemovableProps {
  label: string;
  items: readonly { key: string; name: string }[];
  onRemove: (at: number) => void;
}

/** A list of what was set; a press removes an item. */
export function Removable({ label, items, onRemove }: RemovableProps) {
  if (items.length === 0) return null;
  return (
    <ul className={s.list} aria-label={label}>
      {items.map(({ key, name }, at) => (
        <li key={key}>
          <Button size="s" icon={<X {...iconProps(16)} />} aria-label={text.remove(name)} onClick={() => onRemove(at)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
