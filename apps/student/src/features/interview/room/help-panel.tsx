import { Button } from "@dryrun/design-system/button";
import { Checkbox } from "@dryrun/design-system/checkbox";
import { useEffect, useRef } from "react";
import { words } from "../words.ts";
import * as s from "./overview-panel.module.css";

export interface HelpPanelProps {
  hasHiddenTime: boolean;
  onHiddenTime: (isOn: boolean) => void;
  isPlain: boolean;
  onPlain: (isOn: boolean) => void;
  onClose: () => void;
}

const say = words.room;

/** The rules once more, the keys, and what one can set for this device. */
export function HelpPanel({ hasHiddenTime, onHiddenTime, isPlain, onPlain, onClose }: HelpPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={s.panel} aria-labelledby="help-title">
      <div className={s.inner}>
        <h2 id="help-title" ref={heading} tabIndex={-1} className={s.title}>
          {say.helpTitle}
        </h2>
        <Checkbox label={say.hideTime} checked={hasHiddenTime} onValue={onHiddenTime} />
        <Checkbox label={say.plainEditor} checked={isPlain} onValue={onPlain} />
        <dl className={s.keys}>
          {say.shortcuts.map(([keys, act]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {words.preflight.rules.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={s.buttons}>
          <Button variant="primary" onClick={onClose}>
            {say.leaveHelp}
          </Button>
        </div>
      </div>
    </section>
  );
}
