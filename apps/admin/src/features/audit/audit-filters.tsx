import { useAdminUsersQuery } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { words } from "../../messages.en-in.ts";
import { PeriodFilter } from "../../shared/filters/period-filter.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";

const say = words.audit;
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
    <SearchForm label={say.searchLabel}>
      <Field label={say.who}>
        <Select
          placeholder={say.anyAdmin}
          options={admins}
          value={id(ACTOR) ?? ""}
          onValue={(value) => choose(ACTOR, value)}
        />
      </Field>
      <Field label={say.what}>
        <Select
          placeholder={say.anyAction}
          options={say.actionOptions}
          value={chosen(ACTION, AUDIT_ACTIONS) ?? ""}
          onValue={(value) => choose(ACTION, value)}
        />
      </Field>
      <PeriodFilter />
    </SearchForm>
  );
}
