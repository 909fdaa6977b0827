import { useAdminEndMaintenanceMutation } from "@dryrun/api-client/maintenance/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { Output } from "@dryrun/domain/contract/define";
import type { maintenance } from "@dryrun/domain/maintenance/contract";
import { maintenance as text } from "../../messages/running/maintenance.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";
import * as s from "./current-state.module.css";

type State = Pick<Output<typeof maintenance>, "current" | "runningInterviews">;

/** The announced or running maintenance, with the button that ends it, and how many interviews it interrupts. */
export function CurrentState({ current, runningInterviews }: State) {
  const [end] = useAdminEndMaintenanceMutation();
  const ending = useAct<NonNullable<State["current"]>>({
    question: ({ phase }) =>
      phase === "on"
        ? { title: text.sureToEnd, text: text.endText, confirm: text.endNow }
        : { title: text.sureToTakeBack, text: text.takeBackText, confirm: text.takeBack },
    send: () => end(),
    failed: text.saveFailed,
  });
  return (
    <div className={s.state}>
      {current ? (
        <Banner
          tone={current.phase === "on" ? "warning" : "info"}
          role="none"
          action={
            !current.isForced && (
              <Button onClick={() => ending.ask(current)}>
                {current.phase === "on" ? text.endNow : text.takeBack}
              </Button>
            )
          }
        >
          <strong>{text.states[current.phase]}.</strong> {text.span(current)} {current.isForced && text.forced}
        </Banner>
      ) : (
        <p>{text.off}</p>
      )}
      <p>{text.interviews(runningInterviews)}</p>
      {ending.dialog}
    </div>
  );
}
