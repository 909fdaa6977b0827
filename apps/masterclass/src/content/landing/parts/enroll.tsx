import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { ReactNode } from "react";
import { messages } from "../../../messages.en-in.ts";
import { Section } from "../../section.tsx";
import * as s from "./enroll.module.css";

const PRICE = formatRupees(MASTERCLASS_PRICE);

/** The section that books a seat. */
export function Enroll({ form }: { form: ReactNode }) {
  return (
    <Section
      id="enroll"
      title="Enroll"
      lead={`A seat is for one date and costs ${PRICE}, once, by UPI, card or net banking. All times are India time. With your ticket you get a calendar file.`}
    >
      <div className={s.form}>
        <h3 className={s.title}>{messages.book}</h3>
        {form}
      </div>
    </Section>
  );
}
