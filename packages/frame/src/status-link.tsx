import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { STATUS_PATH } from "@dryrun/domain/status/limits";
import { STATUS_TITLE } from "@dryrun/domain/status/messages";

/** To the server's own page about its state, which needs none of what failed. */
export const StatusLink = () => (
  <a href={STATUS_PATH} className={buttonClass({ variant: "quiet" })}>
    {STATUS_TITLE}
  </a>
);
