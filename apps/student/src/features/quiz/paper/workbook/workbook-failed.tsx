import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { Paper } from "../../../../shared/answers.ts";
import { workbook as say } from "./workbook.en-in.ts";

export interface WorkbookPartProps {
  question: Paper["questions"][number];
  /** What was typed for this question; undefined before that. */
  code: string | undefined;
  onCode: (code: string) => void;
}

export const WorkbookFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    role="alert"
    action={
      <Button size="s" onClick={onRetry}>
        {say.retry}
      </Button>
    }
  >
    {say.failed}
  </Banner>
);
