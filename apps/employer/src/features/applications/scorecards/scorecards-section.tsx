import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";
import { SCORECARDS } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import { section as text } from "./section.en-in.ts";

const load = () => import("./scorecards.tsx");

/** The scorecards about an application, loaded after the page. A link from the interview scrolls to them. */
export function ScorecardsSection({ application }: { application: Application }) {
  const { module, hasFailed, retry } = useChunk(true, load);
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === `#${SCORECARDS}`;
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView?.({ block: "start" });
  }, [isAsked]);
  return (
    <div ref={place} id={SCORECARDS}>
      <Section title={text.title}>
        {module && <module.Scorecards application={application} />}
        {!module && !hasFailed && <Skeleton label={text.loading} count={2} shape="text" />}
        {hasFailed && (
          <p role="alert">
            {text.failed} <TextButton onClick={retry}>{text.retry}</TextButton>
          </p>
        )}
      </Section>
    </div>
  );
}
