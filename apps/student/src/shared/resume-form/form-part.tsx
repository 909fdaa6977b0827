import type { ReactNode } from "react";
import * as words from "../../messages.en-in.ts";
import { type PartName, partId } from "./form-jumps.tsx";
import * as s from "./resume-form.module.css";

/** One part of the form, in its own fieldset. */
export function FormPart({ part, children }: { part: PartName; children: ReactNode }) {
  return (
    <fieldset id={partId(part)} className={s.part}>
      <legend className={s.legend}>{words.apply.parts[part]}</legend>
      {children}
    </fieldset>
  );
}

/** Two fields side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={s.pair}>{children}</div>;
}
