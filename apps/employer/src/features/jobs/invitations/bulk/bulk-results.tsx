import { INVITE_RESULTS } from "@dryrun/domain/invitations/limits";
import { bulk as bulkWords } from "../../../../messages/invitations.en-in.ts";
import type { BulkResult } from "../../../../shared/answers.ts";
import * as s from "./bulk-results.module.css";

const text = bulkWords;

/** How many people were invited, reminded, or had already applied. */
export function BulkResults({ results }: { results: readonly BulkResult[] }) {
  return (
    <dl className={s.results} aria-label={text.last}>
      {INVITE_RESULTS.map((type) => (
        <div key={type} className={s.result}>
          <dt>{text.results[type]}</dt>
          <dd className={s.count}>{results.filter((result) => result.type === type).length}</dd>
        </div>
      ))}
    </dl>
  );
}
