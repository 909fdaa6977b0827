import { paperClass } from "@dryrun/design-system/pages/paper";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import * as s from "./narrow-card.module.css";

export interface NarrowCardProps {
  title: string;
  /** 400 px for sign-in, 520 px for registration. */
  width?: "login" | "register";
  /** The document's title, if it differs from the heading. */
  documentTitle?: string;
  className?: string | undefined;
  "data-print"?: "no";
  children: ReactNode;
}

/** A page with a single card: its heading and one task. */
export function NarrowCard({
  title,
  documentTitle = title,
  width = "login",
  className,
  children,
  ...rest
}: NarrowCardProps) {
  return (
    <section {...rest} className={paperClass(s.card, className)} data-width={width}>
      <PageTitle title={documentTitle} className={s.title}>
        {title}
      </PageTitle>
      {children}
    </section>
  );
}
