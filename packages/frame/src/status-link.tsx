import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { STATUS_PATH } from "@dryrun/domain/status/limits";
import { STATUS_TITLE } from "@dryrun/domain/status/messages";

/** Links to the server's own status page, which works without the parts that failed. */
export const StatusLink = () => (
  <a href={STATUS_PATH} className={buttonClass({ variant: "quiet" })}>
    {STATUS_TITLE}
  </a>
);
