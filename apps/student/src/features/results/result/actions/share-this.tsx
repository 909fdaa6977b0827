import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import { toast } from "@dryrun/remote-kit/toasts";
import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { topicOf } from "../../../../shared/practise/topic-of.ts";
import type { SharedInterview } from "../../../../shared/sharing/share-part.tsx";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";

const load = () => import("../../../../shared/sharing/share-part.tsx");
const say = messages.result;

/** Converts the result for the sharing section; the topics only show that there is something to share. */
const interviewOf = ({ sessionId, createdAt, job, score, questions }: Result): SharedInterview => ({
  sessionId,
  at: createdAt,
  jobTitle: job?.title ?? null,
  score: score ?? 0,
  topics: assessedOf(questions).flatMap((question) => {
    const topic = topicOf(question.type);
    return topic ? [{ topic }] : [];
  }),
});

interface ShareThisProps {
  result: Result;
  /** Stored by the page, because this component moves between its columns. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Opens the section that makes a public page of this result; nothing is public before. */
export function ShareThis({ result, isOpen, setOpen }: ShareThisProps) {
  const [hasMoved] = useState(isOpen);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(say.shareFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry, setOpen]);
  if (module) return <module.SharePart interviews={[interviewOf(result)]} isOfOne hasFocus={!hasMoved} />;
  return (
    <p data-print="no">
      <Button icon={<Share2 {...iconProps()} />} isBusy={isOpen} onClick={() => setOpen(true)}>
        {say.share}
      </Button>
    </p>
  );
}
