import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useState } from "react";
import { type RunPart, StaticProgram } from "../../../content/lesson/lesson-article.tsx";
import { learn } from "../../../messages/learn.en-in.ts";

const text = learn.lessonPage;

const loadBench = () => import("./program-bench.tsx");

/** A program with its result; pressing the button loads the editor and, with the first run, the engine. */
export function RunProgram({ part }: { part: RunPart }) {
  const [isOpen, setOpen] = useState(false);
  const { module: bench, hasFailed, retry } = useChunk(isOpen, loadBench);
  if (bench) return <bench.ProgramBench part={part} />;
  const open = () => {
    if (hasFailed) retry();
    setOpen(true);
  };
  const action = (
    <>
      <Button size="s" onClick={open} isBusy={isOpen && !hasFailed} pendingLabel={text.opening}>
        {text.tryIt}
      </Button>
      {hasFailed && <p role="alert">{text.openFailed}</p>}
    </>
  );
  return <StaticProgram part={part} action={action} />;
}
