import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentStopSharingMutation } from "@dryrun/api-client/shared-results/student";
import { Button } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import type { Output } from "@dryrun/domain/contract/define";
import type { sharedResults } from "@dryrun/domain/shared-results/contract";
import { sharedResultPath } from "@dryrun/domain/shared-results/limits";
import { formatDate } from "@dryrun/domain/time";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import * as s from "./share-part.module.css";
import { sharing as messages } from "./sharing.en-in.ts";

type Shared = Output<typeof sharedResults>["results"][number];

/** A result with a public page: its link, the page, and a button to end it. */
export function SharedResult({ result }: { result: Shared }) {
  const { sessionId, at, jobTitle, token } = result;
  const [isAsking, setAsking] = useState(false);
  const name = messages.result(formatDate(at), jobTitle);
  const path = sharedResultPath(token);
  return (
    <li className={s.result}>
      <h3 className={s.name}>{name}</h3>
      <CopyField label={messages.link} value={globalThis.location.origin + path} />
      <div className={s.actions}>
        <a href={path} target="_blank" rel="noopener noreferrer" className="lone-link">
          {messages.open}
          <span className="visually-hidden">{` ${messages.inNewTab(name)}`}</span>
        </a>
        <Button size="s" aria-label={`${messages.stop}: ${name}`} onClick={() => setAsking(true)}>
          {messages.stop}
        </Button>
      </div>
      <StopQuestion sessionId={sessionId} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

interface StopProps {
  sessionId: string;
  isOpen: boolean;
  onClose: () => void;
}

function StopQuestion({ sessionId, isOpen, onClose }: StopProps) {
  const [stop, { isLoading, error, reset }] = useStudentStopSharingMutation();
  const close = () => {
    reset();
    onClose();
  };
  const end = async () => {
    const answer = await stop({ params: { sessionId } });
    if (answer.error) return;
    close();
    announce(messages.stopped);
  };
  return (
    <Confirm
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void end()}
      title={messages.askStop}
      confirmLabel={messages.stop}
      cancelLabel={messages.keep}
      isBusy={isLoading}
      isDanger
      failure={error && errorMessage(error, messages.stopFailed)}
    >
      <p>{messages.afterStop}</p>
    </Confirm>
  );
}
