import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { practise } from "../../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../../shared/practise/practise-button.tsx";
import type { Result } from "../../result.ts";
import { fixOfResult } from "../story/story.ts";
import * as s from "./practise-fix.module.css";

/** Opens the answer with the costliest mistake in practice. A result that cannot be sent has no other button; on phones it is in a bar. */
export function PractiseFix({ result }: { result: Result }) {
  const wanted = fixOfResult(result);
  useRootMark("hasTallBar", wanted !== undefined);
  if (!wanted) return null;
  return (
    <div className={s.bar} data-action-bar="always" data-print="no">
      <PractiseButton variant="primary" wanted={wanted}>
        {practise.fixQuestion(wanted.from.number)}
      </PractiseButton>
    </div>
  );
}
