import { Button } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";

const text = words.job.share;

/** The job's public link to copy and, if the device has one, its share sheet. */
export function SharePanel({ job }: { job: Job }) {
  const url = new URL(paths.publicJob(job._id), globalThis.location.href).href;
  const share = () => void navigator.share({ title: `${job.title}, ${job.company}`, url }).catch(() => undefined); // closed by the person
  return (
    <>
      <CopyField label={text.link} value={url} />
      {"share" in navigator && (
        <Button size="s" onClick={share}>
          {text.system}
        </Button>
      )}
    </>
  );
}
