import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { formatSeconds } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useEffect } from "react";
import type { Purpose } from "../../../shared/interview/purpose.ts";
import { useServerOffset } from "../../../shared/time/server-clock.ts";
import { hasFullScreenApi } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import { useSecondsLeft } from "../room/clock/use-clock.ts";
import { type StartedRoom, useStart } from "../use-start.ts";
import * as s from "./preflight.module.css";
import { fetchRoomParts } from "./preflight.tsx";
import { StartAlert } from "./start-alert.tsx";

const text = messages.preflight.resume;

export interface ContinueStepProps {
  purpose: Purpose;
  expiresAt: string;
  onStarted: (room: StartedRoom) => void;
}

/** Replaces the preflight of a running interview: the browser enters full screen only after a press. */
export function ContinueStep({ purpose, expiresAt, onStarted }: ContinueStepProps) {
  const offset = useServerOffset();
  const left = useSecondsLeft({ expiresAt: Date.parse(expiresAt), offset: offset ?? 0 });
  const start = useStart(purpose, null, onStarted);
  useEffect(fetchRoomParts, []);
  return (
    <div className={s.page}>
      <PageHeader>
        <PageTitle title={"topic" in purpose ? messages.practice.title : messages.title} />
      </PageHeader>
      <Stepper steps={messages.preflight.steps} current={3} label={messages.preflight.label} />
      <div className={paperClass(s.step)}>
        <h2>{text.title}</h2>
        <p>
          {text.left} <span className={s.left}>{offset === null ? text.leftUnknown : formatSeconds(left)}</span>
        </p>
        <p>
          {text.text} {hasFullScreenApi() && !start.isRefused && text.fullScreen}
        </p>
        {start.isRefused && (
          <Banner tone="warning" role="alert">
            {text.refused}
          </Banner>
        )}
        <div className={s.buttons}>
          <Button variant="primary" isBusy={start.isBusy} pendingLabel={text.pending} onClick={start.press}>
            {start.isRefused ? text.plain : text.action}
          </Button>
        </div>
      </div>
      <StartAlert fault={start.fault} />
    </div>
  );
}
