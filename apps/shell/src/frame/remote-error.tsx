import { buttonClass } from "@dryrun/design-system/actions/button";
import { StatusLink } from "@dryrun/frame/status-link";
import { Link } from "@dryrun/remote-kit/router";
import { remoteError as messages } from "../messages/frame.en-in.ts";
import { PageError } from "./page-error.tsx";
import { PublicLayout } from "./public-layout.tsx";

/** Shown instead of a part that is missing, broken, slow or too new, or whose list did not load; the rest still works. */
export const RemoteError = () => (
  <PublicLayout>
    <PageError
      what={messages.thisPart}
      wayOut={
        <>
          <Link className={buttonClass()} to="/">
            {messages.home}
          </Link>
          <StatusLink />
        </>
      }
    />
  </PublicLayout>
);
