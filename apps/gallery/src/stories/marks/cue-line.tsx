import { CueLine, type CueStep } from "@dryrun/design-system/feedback/cue-line";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

const stepsOf = (saved: number, open: number, count: number): CueStep[] =>
  Array.from({ length: count }, (_, index) => ({ state: index < saved ? "saved" : index < open ? "open" : "locked" }));

export const cueLine: Story = {
  title: "Cue line",
  group: "Marks and signs",
  about: "Dashes that turn solid as answers are saved; the dot is where one is.",
  keys: [["Tab, Enter", "goes to a question that is open"]],
  states: [
    {
      name: "Interview",
      hint: "press a dash",
      isWide: true,
      show: (
        <WithState first={3}>
          {(current, setCurrent) => (
            <CueLine noun="Question" steps={stepsOf(3, 5, 10)} current={current} onSelect={setCurrent} />
          )}
        </WithState>
      ),
    },
    {
      name: "With a skipped question",
      hint: "dotted: left out on purpose",
      isWide: true,
      show: (
        <CueLine
          steps={[{ state: "saved" }, { state: "skipped" }, { state: "saved" }, { state: "open" }]}
          current={3}
        />
      ),
    },
    { name: "Quiz", isWide: true, show: <CueLine steps={stepsOf(21, 50, 50)} current={21} /> },
  ],
};
