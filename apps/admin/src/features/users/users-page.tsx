import { useAdminUpdateUserMutation, useAdminUsersQuery } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ACCOUNT_STATES, ADMIN_PER_PAGE, WITHIN_DAYS, YES_NO } from "@dryrun/domain/admin/limits";
import { USER_TYPES } from "@dryrun/domain/contract/call";
import { usePage } from "@dryrun/remote-kit/use-page";
import { blockQuestion } from "../../messages/people.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeopleNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type User, UserTable } from "./user-table.tsx";

const say = words.users;
const DAYS = WITHIN_DAYS.map(String);

const FILTERS = [
  {
    name: "role",
    label: say.role,
    options: [{ value: "", label: say.anyRole }, ...USER_TYPES.map((value) => ({ value, label: say.roles[value] }))],
  },
  {
    name: "state",
    label: say.state,
    options: [{ value: "", label: say.anyState }, ...ACCOUNT_STATES.map((value) => ({ value, label: say[value] }))],
  },
  { name: "verified", label: say.isVerified, options: say.verifiedOptions },
  { name: "registeredWithin", label: say.registered, options: words.lists.withinOptions },
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
  const asked = useAdminUsersQuery(
    { query: { page, limit: ADMIN_PER_PAGE, search, ...filter } },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useAdminUpdateUserMutation();
  const block = useAct<User>({
    question: blockQuestion,
    hasReason: true,
    send: ({ _id, blocked }, reason) => update({ params: { id: _id }, body: { blocked: !blocked, reason } }),
    failed: say.failedToChange,
  });
  return (
    <>
      <AdminList
        say={say}
        none={isFiltered ? words.lists.noneLikeThat : search ? words.lists.noneFound(search) : say.none}
        asked={asked}
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
