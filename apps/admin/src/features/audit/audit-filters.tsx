import { useAdminUsersQuery } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { messages } from "../../messages.en-in.ts";
import { PeriodFilter } from "../../shared/filters/period-filter.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";

const text = messages.audit;
export const ACTOR = "actor";
export const ACTION = "action";
/** The maximum of one call; there are few admins. */
const MOST_ADMINS = 100;

/** Filters by admin, action, target and date. */
export function AuditFilters() {
  const { chosen, id, choose } = useFilters();
  const { data } = useAdminUsersQuery({ query: { page: 1, limit: MOST_ADMINS, search: "", role: "admin" } });
  const admins = (data?.users ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  return (
    <SearchForm label={text.searchLabel}>
      <Field label={text.who}>
        <Select
          placeholder={text.anyAdmin}
          options={admins}
          value={id(ACTOR) ?? ""}
          onValue={(value) => choose(ACTOR, value)}
        />
      </Field>
      <Field label={text.what}>
        <Select
          placeholder={text.anyAction}
          options={text.actionOptions}
          value={chosen(ACTION, AUDIT_ACTIONS) ?? ""}
          onValue={(value) => choose(ACTION, value)}
        />
      </Field>
      <PeriodFilter />
    </SearchForm>
  );
}
