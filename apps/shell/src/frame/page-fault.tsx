import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import * as s from "./page-waiting.module.css";

/** The last net: the shell itself failed to draw a page. */
export function PageFault() {
  return (
    <main id="main" className={s.page}>
      <ErrorPanel
        headingLevel={1}
        title="Something went wrong on our side"
        detail="Nothing you sent is lost. Load the page again."
        retryLabel="Load again"
        onRetry={() => location.reload()}
      />
    </main>
  );
}
