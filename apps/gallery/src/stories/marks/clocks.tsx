import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { PromptClock } from "@dryrun/design-system/feedback/prompt-clock";
import { useEffect, useState } from "react";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

const TOTAL = 1800;

/** Shows the thirty minutes in a minute and a half; the product's page counts by the server's clock. */
function Fast() {
  const [left, setLeft] = useState(TOTAL);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => (now > 0 ? now - 20 : TOTAL)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <PromptClock secondsLeft={left} totalSeconds={TOTAL} label="Time left, running fast" />;
}

export const clocks: Story = {
  title: "Prompt clock and countdown",
  group: "Marks and signs",
  about: "The time left. Silent by nature: the page says what must be heard, at 10, 5 and 1 minute.",
  states: [
    { name: "Running", hint: "twenty times as fast", show: <Fast /> },
    { name: "21 minutes", show: <PromptClock secondsLeft={1264} totalSeconds={TOTAL} /> },
    { name: "Digits hidden", show: <PromptClock secondsLeft={1264} totalSeconds={TOTAL} hasHiddenDigits /> },
    { name: "They return at 5 min", show: <PromptClock secondsLeft={290} totalSeconds={TOTAL} hasHiddenDigits /> },
    { name: "The last minute", show: <PromptClock secondsLeft={48} totalSeconds={TOTAL} /> },
    {
      name: "Countdown",
      show: (
        <div className={s.stack}>
          <Countdown secondsLeft={187_800} label="The next class starts in" />
          <Countdown secondsLeft={4205} label="Starts in" hasSeconds />
        </div>
      ),
    },
  ],
};
