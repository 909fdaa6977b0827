import { useAdminImportAttendanceMutation } from "@dryrun/api-client/masterclass/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import type { Output } from "@dryrun/domain/contract/define";
import type { importAttendance } from "@dryrun/domain/masterclass/contract";
import { useEffect, useRef, useState } from "react";
import { session } from "../../../messages/sessions.en-in.ts";
import { CsvImport } from "../../../shared/csv-import.tsx";
import * as s from "./report-dialog.module.css";

type Imported = Output<typeof importAttendance>;
const say = session.report;

interface ReportDialogProps {
  sessionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Imports the meeting's attendance report, then shows how many rows matched, and the addresses without a match. */
export function ReportDialog({ sessionId, isOpen, onClose }: ReportDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say.title} description={say.about}>
      {isOpen && <Report sessionId={sessionId} onClose={onClose} />}
    </Dialog>
  );
}

function Report({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const [send] = useAdminImportAttendanceMutation();
  const [imported, setImported] = useState<Imported>();
  if (imported) return <Result {...imported} onClose={onClose} />;
  return (
    <CsvImport
      say={say}
      send={(file) => send({ params: { id: sessionId }, file })}
      onDone={setImported}
      onCancel={onClose}
    />
  );
}

function Result({ message, unmatched, onClose }: Imported & { onClose: () => void }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []); // the pressed button was removed
  return (
    <div ref={result} tabIndex={-1} className={s.result}>
      <Banner tone={unmatched.length > 0 ? "warning" : "success"}>{message}</Banner>
      {unmatched.length > 0 && (
        <section aria-labelledby="unmatched">
          <h3 id="unmatched" className={s.heading}>
            {say.unmatched}
          </h3>
          <ScrollArea label={say.unmatched} className={s.scroll}>
            <ul className={s.addresses} aria-labelledby="unmatched">
              {unmatched.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          </ScrollArea>
        </section>
      )}
      <div className={s.buttons}>
        <Button variant="primary" onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </div>
  );
}
