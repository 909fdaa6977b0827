import * as s from "./account-notes.module.css";
import { RunningBanner } from "./running-banner.tsx";
import { VerifyLine } from "./verify-line.tsx";

/** What concerns the account on every page: a running interview, an unverified address. */
export const AccountNotes = () => (
  <div className={s.notes}>
    <RunningBanner />
    <VerifyLine />
  </div>
);
