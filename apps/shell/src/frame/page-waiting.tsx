import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { loadingPage } from "../messages/frame.en-in.ts";
import * as s from "./page-waiting.module.css";

/** Shown until the page's part has loaded. */
export function PageWaiting() {
  return (
    <main id="main" className={s.page}>
      <Skeleton label={loadingPage} count={4} shape="text" />
    </main>
  );
}
