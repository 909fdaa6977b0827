import { Button } from "@dryrun/design-system/actions/button";
import { Progress } from "@dryrun/design-system/feedback/progress";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";
import * as s from "../stories.module.css";

export const progress: Story = {
  title: "Progress",
  group: "Marks and signs",
  about: "Long work that the server counts; read out at the start, each quarter and the end. Uncounted: a timeline.",
  states: [
    {
      name: "Under way",
      show: (
        <WithState first={6}>
          {(done, setDone) => (
            <div className={s.stack}>
              <Progress
                done={done}
                total={10}
                label={`${done} of 10 scored`}
                note="You can close this page; the result will be here."
              />
              <Button size="s" onClick={() => setDone(done < 10 ? done + 1 : 0)}>
                One more
              </Button>
            </div>
          )}
        </WithState>
      ),
    },
    { name: "At the start", show: <Progress done={0} total={120} label="0 of 120 invited" /> },
    { name: "At the end", show: <Progress done={120} total={120} label="120 of 120 invited" /> },
  ],
};
