import { Button } from "@dryrun/design-system/actions/button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { INTERVIEW_MINUTES } from "@dryrun/domain/interviews/limits";
import { useEffect, useRef } from "react";
import { wantsCodeEditor } from "../../editor/load-editor.ts";
import { messages } from "../../messages.en-in.ts";
import * as s from "./overview-panel.module.css";

export interface HelpPanelProps {
  /** The length of this interview; extra time makes it longer. */
  minutes: number;
  isRecordOnly: boolean;
  hasHiddenTime: boolean;
  onHiddenTime: (isOn: boolean) => void;
  isPlain: boolean;
  onPlain: (isOn: boolean) => void;
  onClose: () => void;
}

const text = messages.room;
const { rules } = messages.preflight;

/** The rules again, including this person's accommodations, the keys, and the settings of this device. */
export function HelpPanel(props: HelpPanelProps) {
  const { minutes, isRecordOnly, hasHiddenTime, onHiddenTime, isPlain, onPlain, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={s.panel} aria-labelledby="help-title">
      <div className={s.inner}>
        <h2 id="help-title" ref={heading} tabIndex={-1} className={s.title}>
          {text.helpTitle}
        </h2>
        <Checkbox label={text.hideTime} checked={hasHiddenTime} onValue={onHiddenTime} />
        {wantsCodeEditor() && <Checkbox label={text.plainEditor} checked={isPlain} onValue={onPlain} />}
        <dl className={s.keys}>
          {text.shortcuts.map(([keys, act]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {rules.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {minutes > INTERVIEW_MINUTES && <li>{rules.extraTime((minutes / INTERVIEW_MINUTES - 1) * 100)}</li>}
          {isRecordOnly && <li>{rules.recordOnly}</li>}
        </ul>
        <div className={s.buttons}>
          <Button variant="primary" onClick={onClose}>
            {text.leaveHelp}
          </Button>
        </div>
      </div>
    </section>
  );
}
