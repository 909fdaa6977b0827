import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { ReactNode } from "react";
import { words } from "../../../messages.en-in.ts";
import { Section } from "../../section.tsx";
import * as s from "./enroll.module.css";

const NEEDS = [
  { name: "One of the dates", text: "A seat is for one date." },
  { name: "First and last name", text: "As they should appear on the receipt." },
  { name: "Email", text: "Receipt and reminders go there, and you sign in with it to join." },
  { name: "Phone, +91", text: "Ten digits, for the payment." },
  { name: formatRupees(MASTERCLASS_PRICE), text: "Once, by UPI, card or net banking." },
];

/** The open dates, and what enrolling takes. */
export function Enroll({ dates }: { dates: ReactNode }) {
  return (
    <Section
      id="enroll"
      title="Enroll"
      lead="All times are India time. Put the class into your calendar before you forget it."
    >
      <div className={s.columns}>
        <div className={s.dates}>
          <h3 className={s.title}>{words.dates.open}</h3>
          {dates}
        </div>
        <div className={s.needs}>
          <h3 className={s.title}>What enrolling takes</h3>
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
