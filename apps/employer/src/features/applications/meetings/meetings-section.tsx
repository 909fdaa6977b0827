import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import type { Application } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import { section as text } from "./section.en-in.ts";

const load = () => import("./meetings.tsx");

/** The meetings about an application, loaded after the page. */
export function MeetingsSection({ application }: { application: Application }) {
  const { module, hasFailed, retry } = useChunk(true, load);
  return (
    <Section title={text.title}>
      {module && <module.Meetings application={application} />}
      {!module && !hasFailed && <Skeleton label={text.loading} count={2} shape="text" />}
      {hasFailed && (
        <p role="alert">
          {text.failed} <TextButton onClick={retry}>{text.retry}</TextButton>
        </p>
      )}
    </Section>
  );
}
