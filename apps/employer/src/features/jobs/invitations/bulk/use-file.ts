import { CSV_UNREADABLE } from "@dryrun/domain/invitations/messages";
import { useState } from "react";
import { type ReadFile, readRows } from "./read-rows.ts";

/** The chosen file, its rows, and the reason of a refusal. */
export function useFile() {
  const [file, setFile] = useState<File>();
  const [chooseError, setChooseError] = useState<string>();
  const [read, setRead] = useState<ReadFile>();
  return {
    file,
    chooseError,
    read,
    choose(chosen: File) {
      setFile(chosen);
      setChooseError(undefined);
    },
    refuse: setChooseError,
    /** Whether the file could be read. */
    async readIn(chosen: File): Promise<boolean> {
      try {
        setRead(await readRows(chosen));
        return true;
      } catch {
        setChooseError(CSV_UNREADABLE); // the file was deleted after it was chosen
        return false;
      }
    },
    drop() {
      setFile(undefined);
      setRead(undefined);
    },
  };
}
