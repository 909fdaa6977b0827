import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/fields.en-in.ts";
import { paperClass } from "../pages/paper.ts";
import * as s from "./repeatable-list.module.css";

export interface RepeatableEntryProps {
  /** "Work experience 2 of 3". */
  name: string;
  /** Undefined if it cannot be removed. */
  onRemove: (() => void) | undefined;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  isMovable: boolean;
  children: ReactNode;
}

/** One entry of a RepeatableList in its own fieldset. */
export function RepeatableEntry({ name, onRemove, onMoveUp, onMoveDown, isMovable, children }: RepeatableEntryProps) {
  const canMove = isMovable && (onMoveUp !== undefined || onMoveDown !== undefined);
  return (
    <fieldset className={paperClass(s.entry)} data-entry={name.replace(/ of \d+$/, "")}>
      <legend className={s.legend}>
        <span tabIndex={-1} data-do="heading">
          {name}
        </span>
      </legend>
      {(onRemove || canMove) && (
        <div className={s.tools}>
          {isMovable && (
            <>
              <IconButton
                data-do="move-up"
                label={words.list.moveUp(name)}
                icon={<ArrowUp {...iconProps()} />}
                disabled={!onMoveUp}
                onClick={onMoveUp}
              />
              <IconButton
                data-do="move-down"
                label={words.list.moveDown(name)}
                icon={<ArrowDown {...iconProps()} />}
                disabled={!onMoveDown}
                onClick={onMoveDown}
              />
            </>
          )}
          {onRemove && (
            <Button variant="quiet" size="s" icon={<Trash2 {...iconProps(18)} />} onClick={onRemove}>
              {words.remove}
              <span className="visually-hidden">{` ${name}`}</span>
            </Button>
          )}
        </div>
      )}
      <div className={s.fields} data-do="fields">
        {children}
      </div>
    </fieldset>
  );
}
