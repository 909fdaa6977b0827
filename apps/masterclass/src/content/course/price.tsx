import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import { ATTENDEE_CREDIT, COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { formatRupees } from "@dryrun/domain/money";
import { Section } from "../section.tsx";
import * as s from "./price.module.css";

/** The price of the course, with the public code and without. */
export function Price() {
  const { code, discount, total } = bannerOffer();
  return (
    <Section
      id="price"
      title="Price"
      lead="You pay once and start at once. Nothing renews automatically, and your access has no end date."
    >
      <div className={s.columns}>
        <OrderSummary
          lines={[
            { label: "Data analyst course", amount: formatRupees(COURSE_PRICE) },
            { label: `Code ${code}`, amount: `−${formatRupees(discount)}` },
          ]}
          total={formatRupees(total)}
          totalLabel={`With ${code}`}
        />
        <div className={s.notes}>
          <p>Without a code the course is {formatRupees(COURSE_PRICE)}. The code is public: anyone can use it.</p>
          <p>
            Attended the masterclass and did not claim the {formatRupees(ATTENDEE_CREDIT)} back? It comes off the price
            as well, once, for the account that attended.
          </p>
        </div>
      </div>
    </Section>
  );
}
