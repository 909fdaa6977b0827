import { SampleTables } from "@dryrun/design-system/sample-tables";
import { words } from "../../messages.en-in.ts";
import * as s from "./sample-data.module.css";

/** The data that a question came with, folded: who reads ten answers looks at it only where in doubt. */
export function SampleData({ json }: { json: string }) {
  return (
    <details>
      <summary className={s.summary}>{words.interview.data}</summary>
      <SampleTables data={json} headingLevel={4} hasHiddenTitle />
    </details>
  );
}
