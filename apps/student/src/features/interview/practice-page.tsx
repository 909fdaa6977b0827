import { useUser } from "@dryrun/auth/user-context";
import { Button, buttonClass } from "@dryrun/design-system/button";
import { EmptyState } from "@dryrun/design-system/empty-state";
import { PageHeader } from "@dryrun/design-system/page-header";
import { RadioGroup } from "@dryrun/design-system/radio-group";
import { PRACTICE_LABELS, PRACTICE_TOPICS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as part from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { InterviewStages } from "./interview-stages.tsx";
import * as s from "./practice-page.module.css";
import { Preflight } from "./preflight/preflight.tsx";
import { ResumeStep } from "./preflight/resume-step.tsx";
import type { StartedRoom } from "./use-start.ts";
import { words } from "./words.ts";

const say = words.practice;

/** An interview without a job: a topic, then the same steps and the same room. */
export function PracticePage() {
  const { runningInterview } = useUser();
  return (
    <InterviewStages
      path={paths.practice}
      before={(enter) => {
        if (!runningInterview) return <Before onStarted={enter} />;
        const { applicationId, expiresAt } = runningInterview;
        if (applicationId) return <OtherRuns path={paths.startInterview(applicationId)} />;
        // Whatever topic is sent, the running one comes back.
        return <ResumeStep purpose={{ topic: "mixed" }} expiresAt={expiresAt} onStarted={enter} />;
      }}
    />
  );
}

/** One clock at a time. */
function OtherRuns({ path }: { path: string }) {
  return (
    <>
      <PageTitle title={say.title} />
      <EmptyState
        title={words.preflight.resume.title}
        action={
          <Link className={buttonClass({ variant: "primary" })} to={path}>
            {part.running.resume}
          </Link>
        }
      >
        {say.otherFirst}
      </EmptyState>
    </>
  );
}

const isTopic = (value: string | null): value is PracticeTopic => PRACTICE_TOPICS.some((topic) => topic === value);

/** The topic is a part of the address, so that Back leads to the choice. */
function Before({ onStarted }: { onStarted: (room: StartedRoom) => void }) {
  const [query, setQuery] = useSearchParams();
  const topic = query.get("topic");
  if (!isTopic(topic)) return <TopicStep onNext={(chosen) => setQuery({ topic: chosen })} />;
  const label = PRACTICE_LABELS[topic];
  return (
    <Preflight
      purpose={{ topic }}
      title={say.title}
      about={say.ofTopic(label)}
      facts={[{ name: say.fact, value: label }]}
      back={<Link to={paths.practice}>{say.change}</Link>}
      onStarted={onStarted}
    />
  );
}

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
      <PageHeader back={<Link to={paths.interviews}>{say.toHistory}</Link>} about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <form ref={form} className={s.form} onSubmit={submit} noValidate>
        <RadioGroup
          legend={say.topic}
          look="cards"
          options={PRACTICE_TOPICS.map((value) => ({ value, label: PRACTICE_LABELS[value], hint: say.topics[value] }))}
          value={topic}
          onValue={(value) => {
            setTopic(value as PracticeTopic);
            setMissing(false);
          }}
          error={isMissing ? say.missing : undefined}
        />
        <Button type="submit" variant="primary">
          {say.next}
        </Button>
      </form>
    </>
  );
}
