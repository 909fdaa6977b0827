import { CopyField } from "@dryrun/design-system/actions/copy-field";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { ShareTargets } from "../../../shared/sharing/share-targets.tsx";

/** The job's public link to copy, and ways to share it. */
export function SharePanel({ job }: { job: Job }) {
  const url = new URL(paths.publicJob(job._id), globalThis.location.href).href;
  return (
    <>
      <CopyField label={words.job.share.link} value={url} />
      <ShareTargets url={url} title={`${job.title}, ${job.company}`} />
    </>
  );
}
