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
import { type ReactNode, useState } from "react";
import * as s from "./share-part.module.css";
import { ShareTargets } from "./share-targets.tsx";
import { sharing as messages } from "./sharing.en-in.ts";

export type Shared = Output<typeof sharedResults>["results"][number];

interface SharedLinkProps {
  result: Shared;
  /** Opens the form that changes it. */
  change: ReactNode;
}

/** A result with a public page: its link, ways to share it, how often it was opened, and a button to end it. */
export function SharedLink({ result, change }: SharedLinkProps) {
  const { sessionId, at, jobTitle, token, views, endsAt } = result;
  const [isAsking, setAsking] = useState(false);
  const name = result.name || messages.result(formatDate(at), jobTitle);
  const path = sharedResultPath(token);
  const url = globalThis.location.origin + path;
  const hasEnded = endsAt !== null && Date.parse(endsAt) <= Date.now();
  return (
    <li className={s.result}>
      <h3 className={s.name}>{name}</h3>
      {result.name && <p className={s.note}>{messages.result(formatDate(at), jobTitle)}</p>}
      {hasEnded ? (
        <p>{messages.ended(endsAt)}</p>
      ) : (
        <>
          <p className={s.note}>{`${messages.views(views)}. ${messages.ends(endsAt)}.`}</p>
          <CopyField label={messages.link} value={url} />
          <ShareTargets url={url} title={messages.targets.message} />
          <QrCode path={path} />
        </>
      )}
      <div className={s.actions}>
        {!hasEnded && (
          <a href={path} target="_blank" rel="noopener noreferrer" className="lone-link">
            {messages.open}
            <span className="visually-hidden">{` ${messages.inNewTab(name)}`}</span>
          </a>
        )}
        {change}
        <Button size="s" aria-label={`${messages.stop}: ${name}`} onClick={() => setAsking(true)}>
          {messages.stop}
        </Button>
      </div>
      <StopQuestion sessionId={sessionId} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

/** The link as a QR code, to print on a resume. */
function QrCode({ path }: { path: string }) {
  const file = `${path}/qr.svg`;
  return (
    <details>
      <summary className={s.summary}>{messages.targets.code}</summary>
      <img src={file} alt={messages.targets.codeOf} width={180} height={180} loading="lazy" className={s.code} />
      <p>
        <a href={file} download="dryrun-result.svg" className="lone-link">
          {messages.targets.saveCode}
        </a>
      </p>
    </details>
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
