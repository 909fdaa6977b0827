import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { BULK_COLUMNS, MAX_BULK_ROWS } from "@dryrun/domain/invitations/limits";
import { NO_CSV } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { words } from "../../../../messages.en-in.ts";
import type { BulkResult } from "../../../../shared/answers.ts";
import { BulkCheck } from "./bulk-check.tsx";
import * as s from "./bulk-dialog.module.css";
import { BulkResults } from "./bulk-results.tsx";
import { useBulk } from "./use-bulk.ts";
import { useClosing } from "./use-closing.ts";

const say = words.bulk;
const AT = { choose: 0, check: 1, send: 2, done: 3 } as const;
/** A header and one row, as the rules want them. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `${BULK_COLUMNS.join(",")}\r\nAsha,Rao,asha.rao@example.com,9876543210,48\r\n`,
)}`;

export interface BulkDialogProps {
  jobId: string;
  onClose: () => void;
  onSent: (results: readonly BulkResult[]) => void;
}

/** Invites all rows of a CSV file: choose, check, send, done. */
export function BulkDialog({ jobId, onClose, onSent }: BulkDialogProps) {
  const bulk = useBulk(jobId, onSent);
  const { phase } = bulk;
  const closing = useClosing(phase === "done", onClose);
  return (
    <Dialog isOpen onClose={onClose} title={say.title} size="l" footer={<Buttons bulk={bulk} onClose={onClose} />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who reads or types holds the window open, nothing is pressed here */}
      <div className={s.body} onPointerEnter={closing.hold} onKeyDown={closing.hold}>
        <Stepper steps={say.steps} current={AT[phase]} label={say.stepsLabel} />
        {phase === "choose" && <Choose bulk={bulk} />}
        {phase === "check" && bulk.read && (
          <BulkCheck lines={bulk.read.lines} count={bulk.read.rows.length} errors={bulk.errors} />
        )}
        {phase === "check" && bulk.failure && (
          <Banner tone="danger" role="alert">
            {bulk.failure}
          </Banner>
        )}
        {phase === "send" && (
          <div role="status" className={s.sending}>
            <p>{say.sending(bulk.read?.rows.length ?? 0)}</p>
            <progress className={s.bar} aria-label={say.sending(bulk.read?.rows.length ?? 0)} />
            <p>{say.safe}</p>
          </div>
        )}
        {phase === "done" && (
          <div role="status" className={s.sending}>
            <BulkResults results={bulk.results} />
            {!closing.isHeld && <p>{say.closes}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Bulk = ReturnType<typeof useBulk>;

function Choose({ bulk }: { bulk: Bulk }) {
  return (
    <>
      <p>
        {say.about}{" "}
        <a href={TEMPLATE} download={say.templateName}>
          {say.template}
        </a>
      </p>
      <Field label={say.file} hint={say.fileHint(MAX_BULK_ROWS)} error={bulk.chooseError} isRequired>
        <FileDrop
          accept=".csv,text/csv"
          maxBytes={MAX_UPLOAD_BYTES}
          chooseLabel={say.choose}
          file={bulk.file}
          onFile={bulk.choose}
          onRefused={bulk.refuse}
        />
      </Field>
    </>
  );
}

function Buttons({ bulk, onClose }: { bulk: Bulk; onClose: () => void }) {
  const { phase, file, errors, read } = bulk;
  if (phase === "choose")
    return (
      <>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button variant="primary" onClick={() => (file ? void bulk.check(file) : bulk.refuse(NO_CSV))}>
          {say.check}
        </Button>
      </>
    );
  if (phase === "check")
    return (
      <>
        <Button onClick={bulk.restart}>{say.other}</Button>
        {errors.length === 0 && (
          <Button variant="primary" onClick={() => void bulk.send()}>
            {say.send(read?.rows.length ?? 0)}
          </Button>
        )}
      </>
    );
  return (
    <button type="button" className={buttonClass()} onClick={onClose}>
      {say.close}
    </button>
  );
}
