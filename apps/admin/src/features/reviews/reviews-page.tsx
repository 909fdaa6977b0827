import { useAdminReviewsQuery } from "@dryrun/api-client/interviews/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE, REVIEW_STATES } from "@dryrun/domain/admin/limits";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { ReviewTable } from "./review-table.tsx";
import * as s from "./reviews.module.css";

const text = messages.reviews;
const STATES = ["all", ...REVIEW_STATES] as const;

/** Reviews that candidates requested, open ones first. */
export function ReviewsPage() {
  const { page } = usePage();
  const [params, setParams] = useSearchParams();
  const state = REVIEW_STATES.find((one) => one === params.get("state"));
  const query = useAdminReviewsQuery({ query: { page, limit: ADMIN_PER_PAGE, state } });
  const filter = (
    <div className={s.filter}>
      <Field label={text.show}>
        <Select
          options={STATES.map((value) => ({ value, label: text.states[value] }))}
          value={state ?? "all"}
          onValue={(value) => setParams(value === "all" ? {} : { state: value })}
        />
      </Field>
    </div>
  );
  return (
    <AdminList say={text} none={state ? text.noneOf[state] : text.none} asked={query} search={filter}>
      {({ reviews }) => <ReviewTable reviews={reviews} />}
    </AdminList>
  );
}
