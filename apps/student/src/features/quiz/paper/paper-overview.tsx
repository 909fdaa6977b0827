import { Button } from "@dryrun/design-system/actions/button";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { useEffect, useId, useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import * as s from "./paper-overview.module.css";
import type { Progress } from "./progress.ts";

export interface PaperOverviewProps {
  at: number;
  states: Progress["states"];
  /** The numbers of the questions, counted from 1. */
  marked: readonly number[];
  /** Those about the sales workbook. */
  aboutFile: readonly number[];
  onOpen: (index: number) => void;
}

const text = words.quiz;

/** All questions by number: which are answered or marked, with a link to each. */
export function PaperOverview({ at, states, marked, aboutFile, onOpen }: PaperOverviewProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const grid = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isOpen) grid.current?.scrollIntoView?.({ block: "nearest" }); // opens below the question
  }, [isOpen]);
  useRootMark("hasStep", states[at] !== undefined);
  return (
    <div className={s.overview}>
      <div className={s.head}>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {text.overview}
        </Button>
        <p className={s.kept}>{text.kept}</p>
      </div>
      <p hidden={!isOpen} className={s.kept}>
        {text.overviewKey}
      </p>
      <ol ref={grid} id={id} hidden={!isOpen} className={s.grid}>
        {states.map((state, index) => (
          <li key={index}>
            <NumberButton
              number={index + 1}
              state={state}
              isCurrent={index === at}
              isMarked={marked.includes(index + 1)}
              isAboutFile={aboutFile.includes(index + 1)}
              onOpen={() => onOpen(index)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface NumberButtonProps {
  number: number;
  state: Progress["states"][number];
  isCurrent: boolean;
  isMarked: boolean;
  isAboutFile: boolean;
  onOpen: () => void;
}

function NumberButton({ number, state, isCurrent, isMarked, isAboutFile, onOpen }: NumberButtonProps) {
  const notes = [
    text.jump(number),
    text.state[state],
    ...(isMarked ? [text.state.marked] : []),
    ...(isAboutFile ? [text.state.aboutFile] : []),
  ];
  return (
    <button
      type="button"
      className={s.number}
      aria-label={notes.join(", ")}
      aria-current={isCurrent ? "step" : undefined}
      disabled={state === "locked"}
      data-answered={state === "saved" || undefined}
      data-marked={isMarked || undefined}
      data-file={isAboutFile || undefined}
      onClick={onOpen}
    >
      {number}
    </button>
  );
}
