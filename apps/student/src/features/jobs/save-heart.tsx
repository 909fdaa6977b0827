import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentSaveJobMutation, useStudentUnsaveJobMutation } from "@dryrun/api-client/jobs/student";
import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { announce } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { Heart } from "lucide-react";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";
import type { ListedJob } from "../../shared/answers.ts";
import * as s from "./save-heart.module.css";

/** Returns whether a job is saved, updated optimistically, and a function to change it. */
function useSaved(job: ListedJob, onUnsaved?: () => void) {
  const [save] = useStudentSaveJobMutation();
  const [unsave] = useStudentUnsaveJobMutation();
  const [wanted, setWanted] = useState<boolean | null>(null); // until the list has been fetched again
  const [read, setRead] = useState(job.saved);
  if (read !== job.saved) {
    setRead(job.saved);
    setWanted(null);
  }
  const isSaved = wanted ?? job.saved;

  async function toggle() {
    setWanted(!isSaved);
    const { data, error } = await (isSaved ? unsave : save)({ params: { jobId: job._id } });
    if (error) {
      setWanted(null);
      toast.error(errorMessage(error, words.jobs.notSaved));
      return;
    }
    announce(data.message);
    if (isSaved) onUnsaved?.();
  }
  return { isSaved, toggle: () => void toggle() };
}

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
