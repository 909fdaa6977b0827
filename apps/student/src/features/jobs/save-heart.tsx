import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Heart } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import type { ListedJob } from "../../shared/answers.ts";
import * as s from "./save-heart.module.css";
import { useSaved } from "./use-saved.ts";

const fill = (isSaved: boolean) => (isSaved ? "currentColor" : "none");

/** On a card: only the heart, above the card's link. */
export function SaveHeart({ job, onUnsaved }: { job: ListedJob; onUnsaved?: (() => void) | undefined }) {
  const { isSaved, toggle } = useSaved(job, onUnsaved);
  return (
    <IconButton
      label={words.jobs.save(job.title)}
      aria-pressed={isSaved}
      className={s.heart}
      icon={<Heart {...iconProps()} fill={fill(isSaved)} />}
      onClick={toggle}
    />
  );
}

/** On the job's page: the heart with a label. */
export function SaveButton({ job }: { job: ListedJob }) {
  const { isSaved, toggle } = useSaved(job);
  return (
    <Button
      size="s"
      aria-pressed={isSaved}
      icon={<Heart {...iconProps(18)} fill={fill(isSaved)} />}
      onClick={toggle}
      data-print="no"
    >
      {isSaved ? words.jobs.saved : words.jobs.saveThis}
    </Button>
  );
}
