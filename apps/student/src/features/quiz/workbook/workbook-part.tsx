import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useState } from "react";
import { workbook as text } from "./workbook.en-in.ts";
import { WorkbookFailed } from "./workbook-failed.tsx";
import * as s from "./workbook-part.module.css";
import type { WorkbookProps } from "./workbook-props.ts";

const loadSheet = () => import("./sheet/sheet.tsx");
const loadBench = () => import("./workbook-bench.tsx");

interface WorkbookPartProps {
  /** The question about the workbook; undefined on the page before the quiz, which has only the sheet. */
  ofQuestion: WorkbookProps | undefined;
}

/** Opens the sales workbook in the page: as a sheet, or to run code on it. It stays open for the following questions. */
export function WorkbookPart({ ofQuestion }: WorkbookPartProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCode, setCode] = useState(false);
  const sheet = useChunk(isOpen, loadSheet);
  return (
    <section className={s.part} aria-label={text.name}>
      <p className={s.about}>{ofQuestion ? text.about : text.aboutSheet}</p>
      <Button className={s.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.open}
      </Button>
      {isOpen && ofQuestion && <Choice isCode={isCode} onCode={setCode} />}
      {isOpen && sheet.hasFailed && <WorkbookFailed onRetry={sheet.retry} />}
      {isOpen && !sheet.module && !sheet.hasFailed && <Skeleton label={text.loading} shape="row" />}
      {isOpen && sheet.module && (
        <div hidden={isCode}>
          <sheet.module.Sheet />
        </div>
      )}
      {isOpen && isCode && ofQuestion && <Bench {...ofQuestion} />}
    </section>
  );
}

const Choice = ({ isCode, onCode }: { isCode: boolean; onCode: (isCode: boolean) => void }) => (
  <div className={s.choice}>
    <Button size="s" aria-pressed={!isCode} onClick={() => onCode(false)}>
      {text.asSheet}
    </Button>
    <Button size="s" aria-pressed={isCode} onClick={() => onCode(true)}>
      {text.asCode}
    </Button>
  </div>
);

/** The engines load with the first press. */
function Bench(props: WorkbookProps) {
  const { module, hasFailed, retry } = useChunk(true, loadBench);
  if (hasFailed) return <WorkbookFailed onRetry={retry} />;
  return module ? <module.WorkbookBench {...props} /> : <Skeleton label={text.loading} shape="row" />;
}
