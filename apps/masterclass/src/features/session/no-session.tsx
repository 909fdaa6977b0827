import { Button } from "@dryrun/design-system/actions/button";
import { BRAND } from "@dryrun/domain/brand";
import { NO_SESSIONS } from "@dryrun/domain/masterclass/messages";
import { session as text } from "../../messages/session.en-in.ts";
import * as s from "./session-page.module.css";

export interface NoSessionProps {
  isAttended: boolean;
  /** The session could not be loaded. */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

export function NoSession({ isAttended, hasFailed, isFetching, onRetry }: NoSessionProps) {
  return (
    <>
      <p role="status">{NO_SESSIONS}</p>
      <p className={s.actions}>
        {hasFailed && (
          <Button isBusy={isFetching} onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        <a href={`mailto:${BRAND.supportEmail}`} className="lone-link">
          {text.contact(BRAND.supportEmail)}
        </a>
        {isAttended && (
          <a href="/refund-policy" className="lone-link">
            {text.refundPolicy}
          </a>
        )}
      </p>
    </>
  );
}
