import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { StatusLink } from "@dryrun/frame/status-link";
import { pageFault as messages } from "../messages/frame.en-in.ts";
import * as s from "./page-waiting.module.css";

/** The last resort: the shell itself failed to render a page. */
export function PageFault() {
  return (
    <main id="main" className={s.page}>
      <ErrorPanel
        headingLevel={1}
        title={messages.title}
        detail={messages.detail}
        retryLabel={messages.retry}
        onRetry={() => location.reload()}
        wayOut={<StatusLink />}
      />
    </main>
  );
}
