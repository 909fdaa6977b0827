import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import * as s from "./access-card.module.css";

interface AccessCardProps {
  title: string;
  /** 400 px for sign-in, 520 px for registration (specification 1, points 2.2 and 2.3). */
  width?: "login" | "register";
  /** The document's title, where it is another one than the heading. */
  documentTitle?: string;
  children: ReactNode;
}

export function AccessCard({ title, documentTitle = title, width = "login", children }: AccessCardProps) {
  return (
    <section className={s.card} data-width={width}>
      <PageTitle title={documentTitle} className={s.title}>
        {title}
      </PageTitle>
      {children}
    </section>
  );
}
