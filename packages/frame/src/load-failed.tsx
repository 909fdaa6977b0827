import { isNetworkError, requestIdOf } from "@dryrun/api-client/errors";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { type ReactNode, useState } from "react";
import { messages } from "./messages.en-in.ts";
import { StatusLink } from "./status-link.tsx";

export interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  wayOut?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Shown instead of content that could not be loaded: the reason, Try again, the status page, and the reference for support. */
export function LoadFailed({ title, error, onRetry, isRetrying, wayOut, headingLevel = 2 }: LoadFailedProps) {
  const [tries, setTries] = useState(0);
  const isAway = isNetworkError(error);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };
  return (
    <ErrorPanel
      title={title}
      detail={isAway ? messages.failure.offline : messages.failure.ours}
      reference={requestIdOf(error)}
      onRetry={retry}
      isRetrying={isRetrying}
      hasFocus={tries > 0 && !isRetrying}
      wayOut={
        isAway ? (
          wayOut
        ) : (
          <>
            {wayOut}
            <StatusLink />
          </>
        )
      }
      headingLevel={headingLevel}
    />
  );
}
