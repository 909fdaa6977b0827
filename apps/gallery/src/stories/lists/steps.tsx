import { Stepper } from "@dryrun/design-system/pages/stepper";
import { Timeline } from "@dryrun/design-system/pages/timeline";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

const STEPS = ["Check this device", "What the AI does", "Rules", "Ready"];

export const steps: Story = {
  title: "Stepper and timeline",
  group: "Lists and tables",
  about: "A stepper says where one is in a task, and leads back without losing input; a timeline says what happened.",
  keys: [["Enter on a done step", "goes back to it"]],
  states: [
    {
      name: "Stepper",
      isWide: true,
      show: (
        <WithState first={2}>
          {(current, setCurrent) => (
            <Stepper steps={STEPS} current={current} onSelect={setCurrent} label="Before you start" />
          )}
        </WithState>
      ),
    },
    {
      name: "Timeline, a step was just reached",
      hint: "the dash to it turns solid",
      show: (
        <Timeline
          label="Your result"
          steps={[
            { title: "Result", detail: "74 out of 100, Pass", state: "done", isFresh: true },
            { title: "Sent to the recruiter", when: "20 Nov 2026", state: "done" },
            { title: "Decision", state: "current" },
          ]}
        />
      ),
    },
    {
      name: "Timeline",
      show: (
        <Timeline
          label="Your application"
          steps={[
            { title: "Applied", when: "18 Nov 2026", state: "done" },
            { title: "Interview sent", when: "20 Nov 2026", detail: "62 out of 100, Review", state: "current" },
            { title: "Decision", state: "todo" },
          ]}
        />
      ),
    },
  ],
};
