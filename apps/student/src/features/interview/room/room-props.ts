import type { RefObject } from "react";
import type { KeptAnswers } from "../answers/kept-answers.ts";
import type { SaveQueue, SaveState } from "../answers/save-queue.ts";
import type { Violation } from "../proctoring/watch.ts";
import type { Times } from "./clock.ts";
import type { Opened } from "./open-interview.ts";
import type { RoomCalls } from "./use-room-calls.ts";

export interface RoomBodyProps {
  opened: Opened;
  calls: RoomCalls;
  queue: SaveQueue;
  keepPlace: KeptAnswers["putPlace"];
  saveState: SaveState;
  times: Times;
  totalSeconds: number;
  isRecordOnly: boolean;
  /** What was recorded last, where nothing is enforced. */
  recorded: Violation | null;
  /** Told which question is in front, and whether the answers are on their way. */
  position: RefObject<number>;
  isHandingIn: RefObject<boolean>;
  onTimeUp: () => void;
  onDone: (outcome: "received" | "late") => void;
}
