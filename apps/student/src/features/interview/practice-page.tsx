import { useUser } from "@dryrun/auth/user-context";
import { PRACTICE_LABELS } from "@dryrun/domain/interviews/limits";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import { AnotherRuns } from "../../shared/interview/another-runs.tsx";
import { isTopic } from "../../shared/interview/read-purpose.ts";
import { InterviewStages } from "./interview-stages.tsx";
import { messages } from "./messages.en-in.ts";
import { ContinueStep } from "./preflight/continue-step.tsx";
import { Preflight } from "./preflight/preflight.tsx";
import { TopicStep } from "./topic-step.tsx";
import type { StartedRoom } from "./use-start.ts";

const text = messages.practice;

/** An interview without a job: a topic, then the same steps and the same room. */
export function PracticePage() {
  const { runningInterview } = useUser();
  return (
    <InterviewStages
      path={paths.practice}
      before={(enter) => {
        if (!runningInterview) return <Before onStarted={enter} />;
        const { applicationId, expiresAt } = runningInterview;
        if (applicationId) return <AnotherRuns title={text.title} applicationId={applicationId} />;
        // The server returns the running session for any topic.
        return <ContinueStep purpose={{ topic: "mixed" }} expiresAt={expiresAt} onStarted={enter} />;
      }}
    />
  );
}

/** The topic is part of the URL, so that Back returns to the choice. */
function Before({ onStarted }: { onStarted: (room: StartedRoom) => void }) {
  const [query, setQuery] = useSearchParams();
  const topic = query.get("topic");
  if (!isTopic(topic)) return <TopicStep onNext={(chosen) => setQuery({ topic: chosen })} />;
  const label = PRACTICE_LABELS[topic];
  return (
    <Preflight
      purpose={{ topic }}
      title={text.title}
      about={text.ofTopic(label)}
      facts={[{ name: text.fact, value: label }]}
      back={<Link to={paths.practice}>{text.change}</Link>}
      onStarted={onStarted}
    />
  );
}
