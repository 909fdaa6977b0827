import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { workbook as text } from "./workbook.en-in.ts";

/** Shown when the workbook, or the part that works with it, could not be loaded. */
export const WorkbookFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    role="alert"
    action={
      <Button size="s" onClick={onRetry}>
        {text.retry}
      </Button>
    }
  >
    {text.failed}
  </Banner>
);
