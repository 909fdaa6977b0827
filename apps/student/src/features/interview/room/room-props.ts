import type { RefObject } from "react";
import type { SaveQueue, SaveState } from "../answers/save-queue.ts";
import type { SavedAnswers } from "../answers/saved-answers.ts";
import type { Recorded, Violation } from "../proctoring/watch.ts";
import type { Times } from "./clock/clock.ts";
import type { Opened, Started } from "./open-interview.ts";
import type { RoomCalls } from "./use-room-calls.ts";

/** How the interview ended: `late` if the server used the saved drafts. */
export type RoomOutcome = "received" | "late" | "stopped";

export interface RoomBodyProps {
  /** Absent for practice. */
  applicationId: string | undefined;
  /** Stops an interview that a decision overtook; resolves to the reason why it goes on. */
  onStop: () => Promise<string | undefined>;
  opened: Opened;
  calls: RoomCalls;
  queue: SaveQueue;
  keepPlace: SavedAnswers["putPlace"];
  saveState: SaveState;
  times: Times;
  totalSeconds: number;
  isRecordOnly: boolean;
  /** The last recorded event, if no rule is enforced. */
  recorded: Recorded | null;
  /** Called with the current question, and whether the answers are being submitted. */
  position: RefObject<number>;
  isHandingIn: RefObject<boolean>;
  /** The person ran the answer. */
  onRun: () => void;
  onTimeUp: () => void;
  onDone: (outcome: "received" | "late") => void;
}

export interface InterviewRoomProps {
  /** The URL of the page that leads back into the room. */
  path: string;
  userId: string;
  applicationId?: string | undefined;
  started: Started;
  times: Times;
  hasFullScreen: boolean;
  /** A rule was broken, at this time of the server; the person is already signed out. */
  onLeft: (type: Violation, at: Date) => void;
  /** The answers are submitted, or the interview is stopped. */
  onDone: (outcome: RoomOutcome) => void;
}
