import { Sheet } from "@dryrun/design-system/overlays/sheet";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { type ReactNode, useState } from "react";
import { messages } from "../messages.en-in.ts";

/** The row shown in the side panel; remembered while the panel closes. */
export function useDetail<Row extends { _id: string }>() {
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: (opened: Row) => {
      setRow(opened);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Returns the row as the list has it now. */
    rowAmong: (rows: readonly Row[]) => row && (rows.find(({ _id }) => _id === row._id) ?? row),
  };
}

interface RowDetailProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  facts: readonly Fact[];
  /** Further actions. */
  footer?: ReactNode;
}

/** Everything about a row, next to the list. */
export function RowDetail({ isOpen, onClose, title, facts, footer }: RowDetailProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element with this role is fieldset, which is for controls of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls the sheet by keyboard only while something in it has the focus, and facts have nothing else */}
      <div role="group" aria-label={messages.lists.facts} tabIndex={0}>
        <Facts facts={facts} isRoomy />
      </div>
    </Sheet>
  );
}
