import { PromptClock } from "@dryrun/design-system/feedback/prompt-clock";
import { announce } from "@dryrun/remote-kit/page";
import { messages } from "../../messages.en-in.ts";
import type { Times } from "./clock.ts";
import * as s from "./room-clock.module.css";
import { useSecondsLeft } from "./use-clock.ts";

export interface RoomClockProps {
  times: Times;
  totalSeconds: number;
  hasHiddenDigits?: boolean;
}

/** The time left; pressing it announces it. */
export function RoomClock({ times, totalSeconds, hasHiddenDigits }: RoomClockProps) {
  const left = useSecondsLeft(times);
  return (
    <div className={s.clock}>
      <PromptClock secondsLeft={left} totalSeconds={totalSeconds} hasHiddenDigits={hasHiddenDigits} />
      <button
        type="button"
        className={s.say}
        aria-label={messages.room.timeLeft}
        onClick={() => announce(messages.room.timeLeftSaid(left))}
      />
    </div>
  );
}
