import { Button } from "@dryrun/design-system/actions/button";
import type { Fact } from "@dryrun/design-system/pages/facts";
import { type ComponentProps, type ReactNode, useState } from "react";
import { quizItems as text } from "../../messages/banks/quiz-items.en-in.ts";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import * as s from "./banks.module.css";
import { ChangeDialog } from "./change-dialog.tsx";

interface Question {
  _id: string;
  question: string;
  retired: unknown;
}

/** The question shown in the side panel, and the one that is being retired or restored. */
export function useQuestionPanel<Row extends Question>() {
  const detail = useDetail<Row>();
  const [change, setChange] = useState<{ item: Row; isRetiring: boolean } | null>(null);
  const [isChanging, setChanging] = useState(false);
  return {
    detail,
    change,
    isChanging,
    ask(item: Row) {
      detail.close();
      setChange({ item, isRetiring: item.retired === null });
      setChanging(true);
    },
    closeChange: () => setChanging(false),
  };
}

interface QuestionPanelProps<Row extends Question> extends Pick<ComponentProps<typeof ChangeDialog>, "update"> {
  panel: ReturnType<typeof useQuestionPanel<Row>>;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  factsOf: (row: Row) => readonly Fact[];
  texts: { retireText: string; restoreText: string };
}

/** The side panel of a question, and the dialog that retires or restores it. */
export function QuestionPanel<Row extends Question>(props: QuestionPanelProps<Row>) {
  const { panel, rows, titleOf, factsOf, texts, update } = props;
  const selected = panel.detail.rowAmong(rows);
  return (
    <>
      {selected && (
        <RowDetail
          isOpen={panel.detail.isOpen}
          onClose={panel.detail.close}
          title={titleOf(selected)}
          facts={factsOf(selected)}
          footer={
            <Button onClick={() => panel.ask(selected)}>{selected.retired ? text.restoreOne : text.retireOne}</Button>
          }
        />
      )}
      {panel.change && (
        <ChangeDialog
          {...panel.change}
          text={panel.change.isRetiring ? texts.retireText : texts.restoreText}
          isOpen={panel.isChanging}
          update={update}
          onClose={panel.closeChange}
        />
      )}
    </>
  );
}

/** A value that does not wrap; the questions take the remaining space. */
export const Whole = ({ children }: { children: ReactNode }) => <span className={s.whole}>{children}</span>;
