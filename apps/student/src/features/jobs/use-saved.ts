import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentSaveJobMutation, useStudentUnsaveJobMutation } from "@dryrun/api-client/jobs/student";
import { announce } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";
import type { ListedJob } from "../../shared/answers.ts";

/** Returns whether a job is saved, updated optimistically, and a function to change it. */
export function useSaved(job: ListedJob, onUnsaved?: () => void) {
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
