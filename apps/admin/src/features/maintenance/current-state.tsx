import { useAdminEndMaintenanceMutation } from "@dryrun/api-client/maintenance/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { Output } from "@dryrun/domain/contract/define";
import type { maintenance } from "@dryrun/domain/maintenance/contract";
import { maintenance as say } from "../../messages/running/maintenance.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";
import * as s from "./current-state.module.css";

type State = Pick<Output<typeof maintenance>, "current" | "runningInterviews">;

/** The announced or running maintenance, with the button that ends it, and how many interviews it interrupts. */
export function CurrentState({ current, runningInterviews }: State) {
  const [end] = useAdminEndMaintenanceMutation();
  const ending = useAct<NonNullable<State["current"]>>({
    question: ({ phase }) =>
      phase === "on"
        ? { title: say.sureToEnd, text: say.endText, confirm: say.endNow }
        : { title: say.sureToTakeBack, text: say.takeBackText, confirm: say.takeBack },
    send: () => end(),
    failed: say.saveFailed,
  });
  return (
    <div className={s.state}>
      {current ? (
        <Banner
          tone={current.phase === "on" ? "warning" : "info"}
          role="none"
          action={
            !current.isForced && (
              <Button onClick={() => ending.ask(current)}>{current.phase === "on" ? say.endNow : say.takeBack}</Button>
            )
          }
        >
          <strong>{say.states[current.phase]}.</strong> {say.span(current)} {current.isForced && say.forced}
        </Banner>
      ) : (
        <p>{say.off}</p>
      )}
      <p>{say.interviews(runningInterviews)}</p>
      {ending.dialog}
    </div>
  );
}
