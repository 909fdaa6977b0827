import { Button, type ButtonProps } from "@dryrun/design-system/actions/button";
import { practise } from "./practise.en-in.ts";
import * as s from "./practise-button.module.css";
import { useStartDrill, type Wanted } from "./use-start-drill.ts";

export interface PractiseButtonProps extends Pick<ButtonProps, "variant" | "size" | "icon" | "isWide" | "children"> {
  wanted: Wanted;
  /** What is practised, for screen readers; needed if several buttons have the same text. */
  about?: string;
}

/** Starts a drill with one press; a refusal, such as the day's limit, is shown below. */
export function PractiseButton({ wanted, about, children, ...look }: PractiseButtonProps) {
  const { startDrill, isStarting, failure } = useStartDrill();
  return (
    <div className={s.practise} data-print="no">
      <Button {...look} isBusy={isStarting} pendingLabel={practise.starting} onClick={() => void startDrill(wanted)}>
        {children}
        {about && <span className="visually-hidden">{`, ${about}`}</span>}
      </Button>
      <p role="alert" className={s.failure}>
        {failure}
      </p>
    </div>
  );
}
