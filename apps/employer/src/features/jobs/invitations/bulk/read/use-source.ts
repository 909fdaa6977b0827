import { CSV_UNREADABLE, NO_CSV } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { type ClipboardEvent, useState } from "react";
import { bulk as bulkWords } from "../../../../../messages/invitations.en-in.ts";
import { refusalOfFile, type Sheet, sheetOfFile, sheetOfText, Unreadable } from "./read-sheet.ts";

/** The last choice: a file, or pasted cells. */
export function useSource() {
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const [fileError, setFileError] = useState<string>();
  const [textError, setTextError] = useState<string>();
  const refuse = (reason: string) => (text.trim() ? setTextError(reason) : setFileError(reason));
  return {
    file,
    text,
    fileError,
    textError,
    refuseFile: setFileError,
    choose(chosen: File) {
      const refusal = refusalOfFile(chosen);
      setFileError(refusal ?? undefined);
      setTextError(undefined);
      setText("");
      setFile(refusal ? undefined : chosen);
    },
    type(typed: string) {
      setText(typed);
      setFile(undefined);
      setFileError(undefined);
      setTextError(undefined);
    },
    /** Keeps a text that exceeds a file's limit out of the field, because it would freeze the page. */
    paste(event: ClipboardEvent) {
      if (event.clipboardData.getData("text/plain").length <= MAX_UPLOAD_BYTES) return;
      event.preventDefault();
      setTextError(bulkWords.tooLarge);
    },
    /** Returns the sheet, or null if there is none; the field then shows the reason. */
    async read(): Promise<Sheet | null> {
      if (!file && !text.trim()) {
        setFileError((reason) => reason ?? NO_CSV);
        return null;
      }
      try {
        return file ? await sheetOfFile(file) : sheetOfText(text);
      } catch (error) {
        refuse(error instanceof Unreadable ? error.message : CSV_UNREADABLE); // or the file was deleted after it was chosen
        return null;
      }
    },
    refuse,
  };
}
