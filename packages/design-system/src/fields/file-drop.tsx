import { Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/fields.en-in.ts";
import { useControl } from "./field-context.ts";
import * as s from "./file-drop.module.css";
import { checkFiles, type FileLimits, sizeText } from "./file-limits.ts";

export interface FileDropProps extends FileLimits {
  /** Called with a file within the limits, and its number of rows if that is limited. */
  onFile: (file: File, rows: number | undefined) => void;
  /** Called with the reason of a refusal, for the Field's error. */
  onRefused?: (reason: string) => void;
  file?: File | undefined;
  /** "120 rows", when they have been counted. */
  about?: string;
  chooseLabel?: string;
  id?: string;
}

/** A file input that also accepts a dropped file. Files that are too large are refused before the upload. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxBytes, maxRows, onFile, onRefused, file, about, chooseLabel = words.file.choose, id } = props;
  const control = useControl({ id });
  const [isOver, setOver] = useState(false);

  async function take(files: readonly File[]) {
    const [first] = files;
    if (!first) return;
    const { refusal, rows } = await checkFiles(files, { accept, maxBytes, maxRows });
    return refusal === undefined ? onFile(first, rows) : onRefused?.(refusal);
  }
  const takeOrSay = (files: Iterable<File>) => void take([...files]).catch(() => onRefused?.(words.file.unreadable));
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    takeOrSay(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, the input inside is for everybody
    <div
      className={s.drop}
      data-over={isOver || undefined}
      data-invalid={control["aria-invalid"]}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload {...iconProps(24)} className={s.icon} />
      <p className={s.name}>
        {file ? [file.name, about, sizeText(file.size)].filter(Boolean).join(", ") : chooseLabel}
      </p>
      <input
        {...control}
        type="file"
        accept={accept}
        className={s.input}
        onChange={(event) => {
          takeOrSay(event.currentTarget.files ?? []);
          event.currentTarget.value = ""; // choosing the same file again, after a correction, must be a change too
        }}
      />
    </div>
  );
}
