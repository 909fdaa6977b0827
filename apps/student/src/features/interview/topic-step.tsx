import { Button } from "@dryrun/design-system/actions/button";
import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PRACTICE_LABELS, PRACTICE_TOPICS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { messages } from "./messages.en-in.ts";
import * as s from "./topic-step.module.css";

const text = messages.practice;

/** The choice of a topic to practise. */
export function TopicStep({ onNext }: { onNext: (topic: PracticeTopic) => void }) {
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
