import { Button } from "@dryrun/design-system/actions/button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { BRAND } from "@dryrun/domain/brand";
import { useRef, useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./preflight.module.css";

const text = messages.preflight.consent;

export interface ConsentStepProps {
  isPractice: boolean;
  isGiven: boolean;
  onGiven: (isGiven: boolean) => void;
  onNext: () => void;
  onBack: () => void;
}

/** Step 2: explains the evaluator and asks for consent, which is not ticked by default. */
export function ConsentStep({ isPractice, isGiven, onGiven, onNext, onBack }: ConsentStepProps) {
  const [isMissing, setMissing] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  return (
    <>
      <h2 tabIndex={-1}>{text.title}</h2>
      <ul className={s.lines}>
        {text.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {BRAND.hasLanguageModel && <li>{text.languageModel}</li>}
        <li>{isPractice ? text.onlyYou : text.recruiter}</li>
      </ul>
      <p>
        <a href="/privacy-policy#evaluation" target="_blank" rel="noreferrer">
          {text.privacy}
        </a>
      </p>
      <Checkbox
        ref={tick}
        label={text.tick}
        isRequired
        checked={isGiven}
        onValue={onGiven}
        error={isMissing && !isGiven ? text.missing : undefined}
      />
      <div className={s.buttons}>
        <Button
          variant="primary"
          onClick={() => {
            if (isGiven) return onNext();
            setMissing(true);
            tick.current?.focus();
          }}
        >
          {messages.preflight.next}
        </Button>
        <Button onClick={onBack}>{messages.preflight.previous}</Button>
      </div>
    </>
  );
}
