import { type ReactNode, type Ref, useId } from "react";
import * as s from "./page-body.module.css";

interface PagePartProps {
  title: string;
  /** The hash that links use for this section; its heading then takes the focus. */
  id?: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of a page under its own heading. */
export function PagePart({ title, id, heading, children }: PagePartProps) {
  const ownId = useId();
  return (
    <section className={s.part} aria-labelledby={id ?? ownId}>
      <h2 ref={heading} id={id ?? ownId} tabIndex={id === undefined ? undefined : -1} className={s.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
