import * as s from "./account-notes.module.css";
import { RunningBanner } from "./running-banner.tsx";
import { VerifyLine } from "./verify-line.tsx";

/** What concerns the account on every page: above it a running interview, below it an unverified address. */
export const AccountNotes = ({ isBelow }: { isBelow: boolean }) => (
  <div className={s.notes}>{isBelow ? <VerifyLine /> : <RunningBanner />}</div>
);
