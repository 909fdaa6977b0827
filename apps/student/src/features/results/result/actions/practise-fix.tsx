import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { practise } from "../../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../../shared/practise/practise-button.tsx";
import { topicOf } from "../../../../shared/practise/topic-of.ts";
import type { Result } from "../../result.ts";
import { storyOf } from "../story/story.ts";
import * as s from "./practise-fix.module.css";

/** Opens the answer with the costliest mistake in practice. A result that cannot be sent has no other button; on phones it is in a bar. */
export function PractiseFix({ result }: { result: Result }) {
  const topic = storyOf(result.questions).fix?.topic;
  const wanted = topic && topicOf(topic.topic);
  useRootMark("hasTallBar", Boolean(wanted));
  if (!wanted) return null;
  return (
    <div className={s.bar} data-action-bar="always" data-print="no">
      <PractiseButton
        variant="primary"
        wanted={{ topic: wanted, from: { result: result.sessionId, number: topic.weakest.number } }}
      >
        {practise.fix}
      </PractiseButton>
    </div>
  );
}
