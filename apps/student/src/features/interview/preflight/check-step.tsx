import { Button } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Spinner } from "@dryrun/design-system/actions/spinner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { enterFullScreen, hasFullScreenApi, leaveFullScreen } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import * as s from "./check-step.module.css";
import { type Check, type CheckState, checkDevice, firstChecks } from "./device-check.ts";
import * as p from "./preflight.module.css";

const labels = messages.preflight.check;
const ICONS = { ok: CircleCheck, warn: TriangleAlert, block: CircleX };

interface CheckStepProps {
  /** The page does not know yet where Continue leads. */
  isWaiting: boolean;
  onNext: () => void;
}

/** Step 1: checks the browser. Only a missing connection blocks the start. */
export function CheckStep({ isWaiting, onNext }: CheckStepProps) {
  const [checks, setChecks] = useState(firstChecks);
  const run = () => {
    setChecks(firstChecks);
    void checkDevice().then(setChecks);
  };
  useEffect(() => {
    let isHere = true;
    void checkDevice().then((done) => isHere && setChecks(done));
    return () => {
      isHere = false;
    };
  }, []);
  const isChecking = isWaiting || checks.some(({ state }) => state === "checking");
  const isBlocked = checks.some(({ state }) => state === "block");
  return (
    <>
      <h2 tabIndex={-1}>{labels.title}</h2>
      <div aria-live="polite" aria-busy={isChecking}>
        <Lines checks={checks} />
      </div>
      {!hasFullScreenApi() && <CopyField label={labels.link} value={location.href} />}
      <div className={p.buttons}>
        {isBlocked && <Button onClick={run}>{labels.again}</Button>}
        <Button
          variant="primary"
          onClick={onNext}
          disabledReason={isBlocked ? labels.connectionNone : isChecking ? labels.waiting : undefined}
        >
          {messages.preflight.next}
        </Button>
        {hasFullScreenApi() && <TryFullScreen />}
      </div>
    </>
  );
}

function Lines({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={s.checks}>
      {checks.map(({ id, state, text }) => (
        <li key={id} className={s.check} data-state={state}>
          <Sign state={state} />
          <div>
            <b>{labels[id]}</b>
            <span className="visually-hidden">{`, ${labels.word[state]}`}</span>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sign({ state }: { state: CheckState }) {
  const Icon = state === "checking" ? null : ICONS[state];
  return <span className={s.sign}>{Icon ? <Icon {...iconProps()} /> : <Spinner />}</span>;
}

/** Enters and leaves full screen once, as a trial. */
function TryFullScreen() {
  const [result, setResult] = useState<boolean | null>(null);
  async function run() {
    const isOpen = await enterFullScreen();
    if (isOpen) {
      await new Promise((done) => setTimeout(done, 1200));
      await leaveFullScreen();
    }
    setResult(isOpen);
  }
  return (
    <div className={s.try}>
      <Button onClick={() => void run()}>{labels.tryIt}</Button>
      <span role="status">{result === null ? "" : result ? labels.tried : labels.triedFailed}</span>
    </div>
  );
}
