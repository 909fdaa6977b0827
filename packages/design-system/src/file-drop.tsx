import { Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useControl } from "./field-context.ts";
import * as s from "./file-drop.module.css";
import { iconLook } from "./icon-look.ts";

export interface FileDropProps {
  /** ".csv,text/csv" */
  accept: string;
  onFile: (file: File) => void;
  file?: File | undefined;
  /** "120 rows", once they are counted. */
  about?: string;
  chooseLabel?: string;
  id?: string;
}

/** "340 KB" or "1.2 MB". */
export function sizeText(bytes: number): string {
  const kilo = bytes / 1024;
  return kilo < 1000 ? `${Math.max(1, Math.round(kilo))} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}

/** One file: a real file input; dropping is an extra. Stands in a Field, which shows why a file is refused. */
export function FileDrop({ accept, onFile, file, about, chooseLabel = "Choose file", id }: FileDropProps) {
  const control = useControl({ id });
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onFile(dropped);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, the input inside is for everybody
    <div
      className={s.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload {...iconLook(24)} className={s.icon} />
      <p className={s.name}>
        {file ? [file.name, about, sizeText(file.size)].filter(Boolean).join(", ") : chooseLabel}
      </p>
      <input
        {...control}
        type="file"
        accept={accept}
        className={s.input}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) onFile(chosen);
          event.currentTarget.value = ""; // the same file again, after it was corrected, is a change too
        }}
      />
    </div>
  );
}
