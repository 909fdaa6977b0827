import { useUser } from "@dryrun/auth/user-context";
import type { Fact } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { formatDate } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Purpose } from "../../../shared/interview/purpose.ts";
import { loadCodeEditor, wantsCodeEditor } from "../editor/load-editor.ts";
import { loadRoom } from "../load-room.ts";
import { messages } from "../messages.en-in.ts";
import type { StartedRoom } from "../use-start.ts";
import { CheckStep } from "./check-step.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { NoCredits } from "./no-credits.tsx";
import * as s from "./preflight.module.css";
import { ReadyStep } from "./ready-step.tsx";
import { RulesStep } from "./rules-step.tsx";
import { useConsent } from "./use-consent.ts";

const text = messages.preflight;
/** The index of the Ready step, which shows what is missing. */
const LAST = 3;

/** Prefetches the chunks of the room, because a missing chunk could not be loaded during the interview. */
export function fetchRoomParts() {
  void loadRoom().catch(() => {}); // the start loads it again
  if (wantsCodeEditor()) void loadCodeEditor().catch(() => {});
  void import("@dryrun/design-system/overlays/alert-dialog").catch(() => {});
  void import("@dryrun/design-system/overlays/confirm-dialog").catch(() => {});
}

export interface PreflightProps {
  purpose: Purpose;
  title: string;
  /** The purpose: a line below the title, and facts in the last step. */
  about: string;
  facts: readonly Fact[];
  back: ReactNode;
  onStarted: (room: StartedRoom) => void;
}

/** Four steps on one page; no credit is charged before Start. */
export function Preflight({ purpose, title, about, facts, back: wayBack, onStarted }: PreflightProps) {
  const { interviewCredits } = useUser();
  const [step, setStep] = useState(0);
  const { consentAt, earlierAt, isLoading, give } = useConsent();
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (step > 0) fetchRoomParts();
  }, [step]);
  useEffect(() => {
    if (!isFirst.current || step > 0) content.current?.querySelector("h2")?.focus();
    isFirst.current = false;
  }, [step]);
  // A person who agreed to the same notice before goes straight from the check to the start. The steps in between
  // can still be opened.
  const next = () => setStep(step === 0 && consentAt !== null ? LAST : step + 1);
  const back = () => setStep(step - 1);
  return (
    <div className={s.page}>
      <PageHeader back={wayBack} about={about}>
        <PageTitle title={title} />
      </PageHeader>
      {interviewCredits > 0 ? (
        <p>{text.credits(interviewCredits)}</p>
      ) : (
        step < LAST && <NoCredits purpose={purpose} role="none" />
      )}
      <div className={s.steps}>
        <Stepper steps={text.steps} current={step} label={text.label} onSelect={setStep} />
      </div>
      <div ref={content} className={paperClass(s.step)}>
        {step === 0 && <CheckStep isWaiting={isLoading} onNext={next} />}
        {step === 0 && earlierAt && consentAt && <p>{text.agreedBefore(formatDate(earlierAt))}</p>}
        {step === 1 && (
          <ConsentStep
            isPractice={"topic" in purpose}
            isGiven={consentAt !== null}
            onGiven={give}
            onNext={next}
            onBack={back}
          />
        )}
        {step === 2 && <RulesStep isPractice={"topic" in purpose} onNext={next} onBack={back} />}
        {step === LAST && (
          <ReadyStep purpose={purpose} about={facts} consentAt={consentAt} onBack={back} onStarted={onStarted} />
        )}
      </div>
    </div>
  );
}
