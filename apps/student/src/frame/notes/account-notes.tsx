import * as s from "./account-notes.module.css";
import { RunningBanner } from "./running-banner.tsx";
import { VerifyLine } from "./verify-line.tsx";

/** Shows a running interview above each page, and an unverified address below it. */
export const AccountNotes = ({ isBelow }: { isBelow: boolean }) => (
  <div className={s.notes}>{isBelow ? <VerifyLine /> : <RunningBanner />}</div>
);
