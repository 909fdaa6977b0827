import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { ReactNode } from "react";
import { words } from "../../../messages.en-in.ts";
import { Section } from "../../section.tsx";
import * as s from "./enroll.module.css";

const NEEDS = [
  { name: "One of the dates", text: "A seat is for one date." },
  { name: "First and last name", text: "As they should appear on the receipt." },
  { name: "Email", text: "Receipt and reminders go there, and you log in with it to join." },
  { name: "Phone, +91", text: "Ten digits, for the payment." },
  { name: formatRupees(MASTERCLASS_PRICE), text: "Once, by UPI, card or net banking." },
];

/** Booking a seat, and what it takes. */
export function Enroll({ form }: { form: ReactNode }) {
  return (
    <Section
      id="enroll"
      title="Enroll"
      lead="All times are India time. Your ticket comes with the class as a calendar file."
    >
      <div className={s.columns}>
        <div className={s.form}>
          <h3 className={s.title}>{words.book}</h3>
          {form}
        </div>
        <div className={s.needs}>
          <h3 className={s.title}>What you need to enrol</h3>
          <dl className={s.list}>
            {NEEDS.map(({ name, text }) => (
              <div key={name}>
                <dt className={s.name}>{name}</dt>
                <dd className={s.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
