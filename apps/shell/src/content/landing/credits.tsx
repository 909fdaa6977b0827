import { paperClass } from "@dryrun/design-system/pages/paper";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { formatRupees } from "@dryrun/domain/money";
import { CREDIT_PACKS } from "@dryrun/domain/payments/limits";
import * as s from "./credits.module.css";
import { Section } from "./section.tsx";

export function Credits() {
  return (
    <Section
      id="credits"
      title="Interview credits"
      lead={`One credit is one mock interview. The first ${FREE_CREDITS === 1 ? "one is" : `${FREE_CREDITS} are`} free; applying never costs anything.`}
    >
      <ul className={s.packs}>
        {CREDIT_PACKS.map(({ credits, amount }) => (
          <li key={credits} className={paperClass(s.pack)}>
            <span className={s.count}>{credits} credits</span>
            <span className={s.price}>{formatRupees(amount)}</span>
            <span className={s.each}>about {formatRupees(Math.round(amount / credits))} each</span>
          </li>
        ))}
      </ul>
      <p>
        Credits do not expire. If an interview cannot start or be graded because of a fault on our side, you get the
        credit back.
      </p>
    </Section>
  );
}
