import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { RunPanel } from "@dryrun/run-panel/run-panel";
import { useRunner } from "@dryrun/run-panel/use-run";
import { use, useEffect, useRef, useState } from "react";
import { Context, type RunPart } from "../../../content/lesson/lesson-article.tsx";
import { LessonHtml } from "../../../content/lesson/lesson-html.tsx";
import { learn } from "../../../messages/learn.en-in.ts";
import * as s from "./program-bench.module.css";
import { WorldsContext } from "./worlds-context.ts";

const text = learn.lessonPage;
const MIN_ROWS = 3;

/** A program that the reader can change and run; the lesson's own result stays below it for comparison. */
export function ProgramBench({ part: { html, run } }: { part: RunPart }) {
  const [program, setProgram] = useState(run.program);
  const world = use(WorldsContext)[run.world] ?? "{}";
  const runner = useRunner();
  const field = useRef<HTMLTextAreaElement>(null);
  const startRef = useRef<(() => void) | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={s.bench}>
      <Context lines={run.context} />
      <Field label={text.program}>
        <TextArea
          ref={field}
          value={program}
          onValue={setProgram}
          rows={Math.max(MIN_ROWS, run.program.split("\n").length)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={s.code}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) startRef.current?.();
          }}
        />
      </Field>
      <RunPanel runner={runner} run={{ kind: run.kind, world }} answer={program} onRun={() => {}} startRef={startRef} />
      <details>
        <summary>{text.result}</summary>
        <LessonHtml html={html} />
      </details>
    </div>
  );
}
