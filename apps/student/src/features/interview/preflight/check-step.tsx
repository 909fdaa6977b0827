import { Button } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Spinner } from "@dryrun/design-system/actions/spinner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { enterFullScreen, hasFullScreenApi, leaveFullScreen } from "../full-screen.ts";
import { words } from "../words.ts";
import * as s from "./check-step.module.css";
import { type Check, type CheckState, checkDevice, firstChecks } from "./device-check.ts";
import * as p from "./preflight.module.css";

const say = words.preflight.check;
const ICONS = { ok: CircleCheck, warn: TriangleAlert, block: CircleX };

/** Step 1: checks the browser. Only a missing connection blocks the start. */
export function CheckStep({ onNext }: { onNext: () => void }) {
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
  const isChecking = checks.some(({ state }) => state === "checking");
  const isBlocked = checks.some(({ state }) => state === "block");
  return (
    <>
      <h2 tabIndex={-1}>{say.title}</h2>
      <div aria-live="polite" aria-busy={isChecking}>
        <Lines checks={checks} />
      </div>
      {!hasFullScreenApi() && <CopyField label={say.link} value={location.href} />}
      <div className={p.buttons}>
        {isBlocked && <Button onClick={run}>{say.again}</Button>}
        <Button
          variant="primary"
          onClick={onNext}
          disabledReason={isBlocked ? say.connectionNone : isChecking ? say.waiting : undefined}
        >
          {words.preflight.next}
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
            <b>{say[id]}</b>
            <span className="visually-hidden">{`, ${say.word[state]}`}</span>
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
      <Button onClick={() => void run()}>{say.tryIt}</Button>
      <span role="status">{result === null ? "" : result ? say.tried : say.triedFailed}</span>
    </div>
  );
}
