import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PRACTICE_LABELS, PRACTICE_TOPICS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { AnotherRuns } from "../../shared/interview/another-runs.tsx";
import { isTopic } from "../../shared/interview/read-purpose.ts";
import { InterviewStages } from "./interview-stages.tsx";
import { messages } from "./messages.en-in.ts";
import { ContinueStep } from "./preflight/continue-step.tsx";
import { Preflight } from "./preflight/preflight.tsx";
import * as s from "./topic-step.module.css";
import type { StartedRoom } from "./use-start.ts";

const text = messages.practice;

/** The choice of a topic to practise. */
function TopicStep({ onNext }: { onNext: (topic: PracticeTopic) => void }) {
  const [topic, setTopic] = useState<PracticeTopic>();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isMissing) form.current?.querySelector("input")?.focus();
  }, [isMissing]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (topic) onNext(topic);
    else setMissing(true);
  }
  return (
    <>
      <PageHeader back={<Link to={paths.interviews}>{text.toHistory}</Link>} about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <form ref={form} className={s.form} onSubmit={submit} noValidate>
        <RadioGroup
          legend={text.topic}
          look="cards"
          options={PRACTICE_TOPICS.map((value) => ({ value, label: PRACTICE_LABELS[value], hint: text.topics[value] }))}
          value={topic}
          onValue={(value) => {
            setTopic(value as PracticeTopic);
            setMissing(false);
          }}
          error={isMissing ? text.missing : undefined}
        />
        <Button type="submit" variant="primary">
          {text.next}
        </Button>
      </form>
      <p className={s.drill}>
        <Link to={paths.drills} className="lone-link">
          {text.drill}
        </Link>
      </p>
    </>
  );
}

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
