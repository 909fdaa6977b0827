import { useEffect, useState } from "react";
import type { SavedAnswers } from "../answers/saved-answers.ts";
import { useConnection } from "./device/use-connection.ts";
import { type Opened, openInterview, type Started } from "./open-interview.ts";
import type { RoomCalls } from "./use-room-calls.ts";

export type Opening =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "opened"; opened: Opened };

/** Loads the questions reached before the room opened; retries when the network is back. */
export function useOpening(started: Started, { fetchQuestion }: RoomCalls, kept: SavedAnswers): Opening {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) return; // the room is open and its state is newer
    let isHere = true;
    openInterview(started, fetchQuestion, kept).then(
      (all) => isHere && setOpened(all),
      () => isHere && setFailedAt(tries),
    );
    return () => {
      isHere = false;
    };
  }, [started, fetchQuestion, kept, tries, isOpened]);
  const retry = () => setTries(tries + 1);
  useConnection((isOnline) => isOnline && failedAt !== null && retry());
  if (opened) return { state: "opened", opened };
  return failedAt === tries ? { state: "failed", retry } : { state: "loading" };
}
