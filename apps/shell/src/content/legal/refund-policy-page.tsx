import { ReadPage } from "../frame/read-page.tsx";
import { REFUND_SECTIONS } from "./refund-sections.tsx";
import { RefundTable } from "./refund-table.tsx";
import { UPDATED } from "./updated.ts";

/** The page at /refund-policy. */
export function RefundPolicyPage() {
  return <ReadPage title="Refund Policy" updated={UPDATED} lead={<RefundTable />} sections={REFUND_SECTIONS} />;
}
