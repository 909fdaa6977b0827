import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { REFUND_KINDS, WITHIN_DAYS } from "@dryrun/domain/admin/limits";
import { REFUND_REASONS } from "@dryrun/domain/payments/limits";
import { refunds as text } from "../../messages/refunds.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { useFilters } from "../../shared/use-filters.ts";
import * as s from "./refunds-page.module.css";

const STATUSES = ["created", "processed", "failed"] as const;
const DAYS = WITHIN_DAYS.map(String);

/** Returns the filters in the address. */
export function useRefundFilter() {
  const { chosen } = useFilters();
  const days = chosen("changedWithin", DAYS);
  return {
    kind: chosen("kind", REFUND_KINDS),
    status: chosen("status", STATUSES),
    reason: chosen("reason", REFUND_REASONS),
    changedWithin: days === undefined ? undefined : Number(days),
  };
}
type RefundFilter = ReturnType<typeof useRefundFilter>;

const FIELDS = [
  { name: "kind", label: text.kind, options: text.kindOptions },
  { name: "status", label: text.state, options: text.statusOptions },
  { name: "reason", label: text.reason, options: text.reasonOptions },
  { name: "changedWithin", label: text.changedWithin, options: messages.lists.withinOptions },
] as const;

export function RefundFilters({ filter }: { filter: RefundFilter }) {
  const { choose } = useFilters();
  return (
    <div className={s.filters}>
      {FIELDS.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select options={options} value={String(filter[name] ?? "")} onValue={(value) => choose(name, value)} />
        </Field>
      ))}
    </div>
  );
}
