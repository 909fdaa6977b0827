import { useAdminUpdateUserMutation, useAdminUsersQuery } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ACCOUNT_STATES, ADMIN_PER_PAGE, WITHIN_DAYS, YES_NO } from "@dryrun/domain/admin/limits";
import { USER_TYPES } from "@dryrun/domain/contract/call";
import { usePage } from "@dryrun/remote-kit/use-page";
import { blockQuestion } from "../../messages/people.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeopleNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type User, UserTable } from "./user-table.tsx";

const text = messages.users;
const DAYS = WITHIN_DAYS.map(String);

const FILTERS = [
  {
    name: "role",
    label: text.role,
    options: [{ value: "", label: text.anyRole }, ...USER_TYPES.map((value) => ({ value, label: text.roles[value] }))],
  },
  {
    name: "state",
    label: text.state,
    options: [{ value: "", label: text.anyState }, ...ACCOUNT_STATES.map((value) => ({ value, label: text[value] }))],
  },
  { name: "verified", label: text.isVerified, options: text.verifiedOptions },
  { name: "registeredWithin", label: text.registered, options: messages.lists.withinOptions },
] as const;

/** All accounts: search, filters, block and unblock, with a link to each account's page. */
export function UsersPage() {
  const { page } = usePage();
  const { search, chosen, choose } = useFilters();
  const within = chosen("registeredWithin", DAYS);
  const filter = {
    role: chosen("role", USER_TYPES),
    state: chosen("state", ACCOUNT_STATES),
    verified: chosen("verified", YES_NO),
    registeredWithin: within === undefined ? undefined : Number(within),
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const query = useAdminUsersQuery({ query: { page, limit: ADMIN_PER_PAGE, search, ...filter } });
  const [update] = useAdminUpdateUserMutation();
  const block = useAct<User>({
    question: blockQuestion,
    hasReason: true,
    send: ({ _id, blocked }, reason) => update({ params: { id: _id }, body: { blocked: !blocked, reason } }),
    failed: text.failedToChange,
  });
  return (
    <>
      <AdminList
        say={text}
        none={isFiltered ? messages.lists.noneLikeThat : search ? messages.lists.noneFound(search) : text.none}
        asked={query}
        nav={<PeopleNav />}
        search={
          <SearchForm>
            {FILTERS.map(({ name, label, options }) => (
              <Field key={name} label={label}>
                <Select options={options} value={String(filter[name] ?? "")} onValue={(value) => choose(name, value)} />
              </Field>
            ))}
          </SearchForm>
        }
      >
        {({ users }) => <UserTable users={users} onBlock={block.ask} />}
      </AdminList>
      {block.dialog}
    </>
  );
}
