import { Banner } from "@dryrun/design-system/feedback/banner";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { SESSION_CHANGED } from "@dryrun/domain/masterclass/messages";
import { fromIndianInput } from "@dryrun/domain/time";
import { goToField } from "@dryrun/forms/error-summary";
import { FormRestart } from "@dryrun/forms/form-restart";
import { useEffect, useRef } from "react";
import { sessions as text } from "../../../messages/sessions.en-in.ts";
import * as s from "./editing.module.css";
import type { Clash, SessionForm } from "./edits.ts";

const LABELS: Record<Clash["field"], string> = {
  title: text.name,
  startAt: text.start,
  endAt: text.end,
  teamsMeetingUrl: text.link,
  recordingUrl: text.recordingLink,
  active: text.state,
};

function shown(value: string | boolean): string {
  if (typeof value === "boolean") return value ? text.active : text.inactive;
  const at = fromIndianInput(value);
  return at ? text.spelledOut(at) : value || text.clash.none;
}

const COLUMNS: Column<Clash>[] = [
  { key: "field", header: text.clash.field, cell: ({ field }) => LABELS[field], isRowHeader: true },
  { key: "theirs", header: text.clash.theirs, cell: ({ theirs }) => shown(theirs) },
  { key: "mine", header: text.clash.yours, cell: ({ mine }) => (mine === null ? text.clash.untouched : shown(mine)) },
];

interface ClashPanelProps {
  clashes: readonly Clash[];
  /** The form with the other admin's saved values. */
  theirs: SessionForm;
  onTaken: () => void;
}

/** The other admin's changes since the form was opened; a button copies them, and saving overwrites them. */
export function ClashPanel({ clashes, theirs, onTaken }: ClashPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [clashes]);
  async function take() {
    goToField("title"); // this panel closes and loses the focus
    onTaken();
    return theirs;
  }
  return (
    <div ref={panel} tabIndex={-1} className={s.clash}>
      <Banner tone="warning" role="alert">
        {SESSION_CHANGED}
      </Banner>
      {clashes.length > 0 && (
        <DataTable caption={text.clash.list} columns={COLUMNS} rows={clashes} rowKey={({ field }) => field} />
      )}
      <div>
        <FormRestart label={text.clash.take} load={take} />
      </div>
    </div>
  );
}
