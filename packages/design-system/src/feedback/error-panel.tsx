import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/feedback.en-in.ts";
import * as s from "./error-panel.module.css";

export interface ErrorPanelProps {
  title: string;
  detail?: ReactNode;
  /** The code that support can look up. */
  reference?: string | undefined;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  /** A link to a page that works. */
  wayOut?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Set after a retry by the user has failed: moves the focus to the heading. */
  hasFocus?: boolean;
}

/** Shows what failed to load, what to do, and an action. Announced once as an alert. */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    title,
    detail,
    reference,
    onRetry,
    retryLabel = words.tryAgain,
    isRetrying,
    wayOut,
    headingLevel = 2,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.hasFocus) heading.current?.focus();
  }, [props.hasFocus]);
  return (
    <div className={s.panel}>
      <CloudOff {...iconProps(28)} className={s.icon} />
      <div role="alert" className={s.words}>
        <Heading ref={heading} tabIndex={-1} className={s.title}>
          {title}
        </Heading>
        {detail && <div className={s.detail}>{detail}</div>}
      </div>
      {(onRetry || wayOut) && (
        <div className={s.actions}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry} isBusy={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {wayOut}
        </div>
      )}
      {reference && (
        <p className={s.reference}>
          {words.reference} <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
