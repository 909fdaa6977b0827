import { Button } from "@dryrun/design-system/actions/button";
import { ReadinessRing } from "@dryrun/design-system/charts/readiness-ring";
import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { CueLine, type CueStep } from "@dryrun/design-system/feedback/cue-line";
import { Progress } from "@dryrun/design-system/feedback/progress";
import { PromptClock } from "@dryrun/design-system/feedback/prompt-clock";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import { Mark } from "@dryrun/design-system/pages/mark";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { useEffect, useState } from "react";
import type { Story } from "../story.ts";
import { WithState } from "../with-state.tsx";
import * as s from "./stories.module.css";

export const verdictMeter: Story = {
  title: "Verdict meter",
  group: "Marks and signs",
  about:
    "A score between 0 and 100 with the gates at 40 and 70: dashed, and solid as far as the score. Prints as text.",
  states: [
    { name: "Pass", show: <VerdictMeter score={82} verdict="Pass" /> },
    { name: "Review", show: <VerdictMeter score={62} verdict="Review" /> },
    { name: "Rejected", show: <VerdictMeter score={12} verdict="Rejected" /> },
    { name: "Close to the line", show: <VerdictMeter score={74} verdict="Review" /> },
    { name: "The ends", show: <VerdictMeter score={100} verdict="Pass" /> },
    { name: "Nothing", show: <VerdictMeter score={0} verdict="Rejected" /> },
  ],
};

const filled = (count: number) => Array.from({ length: 12 }, (_, index) => index < count);
const percentOf = (count: number) => Math.round((count / 12) * 100);
const ring = (count: number, size?: number) => (
  <a href="#readiness-ring" style={{ display: "inline-flex", alignItems: "center", minBlockSize: "2.75rem" }}>
    <ReadinessRing
      filled={filled(count)}
      percent={percentOf(count)}
      text={`Profile ${percentOf(count)}% complete`}
      size={size}
    />
  </a>
);

export const readinessRing: Story = {
  title: "Readiness ring",
  group: "Marks and signs",
  about: "The twelve fields of a profile as arcs: solid when filled, dashed when missing. Use it inside a link.",
  states: [
    { name: "Below half", show: ring(4, 120) },
    { name: "From half on", show: ring(7, 120) },
    { name: "Complete", show: ring(12, 120) },
    { name: "In the navigation", show: ring(7) },
  ],
};

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

export const brand: Story = {
  title: "Mark and wordmark",
  group: "Marks and signs",
  about: "A D whose dashed stem turns into one solid line that ends in the cue. All solid for what is final.",
  states: [
    {
      name: "Sizes",
      show: (
        <div className={s.row}>
          <Mark size={16} />
          <Mark />
          <Mark size={64} />
          <Mark size={64} isSolid />
        </div>
      ),
    },
    { name: "With the name", show: <Wordmark /> },
  ],
};

export const badges: Story = {
  title: "Badges",
  group: "Marks and signs",
  about: "Word, icon and border say the same; the colour never says it alone. Dashed is what is not final.",
  states: [
    {
      name: "Status",
      show: (
        <div className={s.row}>
          {["pending", "accepted", "rejected", "withdrawn", "closed"].map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      ),
    },
    {
      name: "Verdict",
      show: (
        <div className={s.row}>
          <VerdictBadge verdict="Pass" score={82} />
          <VerdictBadge verdict="Review" />
          <VerdictBadge verdict="Rejected" score={38} />
          <VerdictBadge verdict={null} />
        </div>
      ),
    },
    {
      name: "Score",
      show: (
        <div className={s.row}>
          <ScoreBadge score={7.5} />
          <ScoreBadge score={5} />
          <ScoreBadge score={2} />
        </div>
      ),
    },
    {
      name: "Tones",
      show: (
        <div className={s.row}>
          <Badge>Remote</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="warning" isDraft>
            Draft
          </Badge>
        </div>
      ),
    },
  ],
};
