import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import { toast } from "@dryrun/remote-kit/toasts";
import { Share2 } from "lucide-react";
import { useEffect } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";
import { isCode } from "../story/story.ts";

const load = () => import("../../../../shared/sharing/share-result.tsx");
const say = messages.result;

/** The given and assessed answers in code, the best first. */
const answersOf = ({ questions }: Result) =>
  assessedOf(questions)
    .filter(({ type, answer }) => isCode(type) && answer.trim() !== "")
    .map(({ number, type, score }) => ({ number, topic: type, score }))
    .toSorted((one, other) => other.score - one.score);

interface ShareThisProps {
  result: Result;
  /** Stored by the page, because the button and the form are in different columns. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Opens the section that makes a public page of this result; nothing is public before. */
export function ShareThis({ result, isOpen, setOpen }: ShareThisProps) {
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(say.shareFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry, setOpen]);
  if (module) return <module.ShareResult sessionId={result.sessionId} answers={answersOf(result)} />;
  return (
    <p data-print="no">
      <Button icon={<Share2 {...iconProps()} />} isBusy={isOpen} onClick={() => setOpen(true)}>
        {say.share}
      </Button>
    </p>
  );
}
