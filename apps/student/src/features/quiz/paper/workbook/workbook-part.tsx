import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useState } from "react";
import { workbook as text } from "./workbook.en-in.ts";
import { WorkbookFailed } from "./workbook-failed.tsx";
import * as s from "./workbook-part.module.css";
import type { WorkbookProps } from "./workbook-props.ts";

const load = () => import("./workbook-bench.tsx");

/** Opens the sales workbook in the page; it stays open for the following questions. */
export function WorkbookPart(props: WorkbookProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  return (
    <section className={s.part} aria-label={text.name}>
      <p className={s.about}>{text.about}</p>
      <Button className={s.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.open}
      </Button>
      {isOpen && module && <module.WorkbookBench {...props} />}
      {isOpen && hasFailed && <WorkbookFailed onRetry={retry} />}
      {isOpen && !module && !hasFailed && <Skeleton label={text.loading} shape="row" />}
    </section>
  );
}
