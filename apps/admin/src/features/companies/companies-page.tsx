import { useAdminCompaniesQuery } from "@dryrun/api-client/admin/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE, COMPANY_STATES } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { companies as text } from "../../messages/companies/companies.en-in.ts";
import { employers } from "../../messages/people.en-in.ts";
import { verification } from "../../messages/verification.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeopleNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Company, CompanyTable } from "./company-table.tsx";
import { useVerify } from "./use-verify.ts";

const STATE = "state";
const OPTIONS = [
  { value: "", label: text.states.all },
  ...COMPANY_STATES.map((value) => ({ value, label: text.states[value] })),
];

/** The companies of employers, and which of them may see contact data of candidates. */
export function CompaniesPage() {
  const { page } = usePage();
  const { search, chosen, choose } = useFilters();
  const state = chosen(STATE, COMPANY_STATES);
  const query = useAdminCompaniesQuery({ query: { page, limit: ADMIN_PER_PAGE, search, state } });
  const verify = useVerify();
  return (
    <>
      <AdminList
        say={{ ...text, about: query.data?.verificationRequired ? verification.aboutRequired : verification.about }}
        none={search ? messages.lists.noneFound(search) : state ? text.noneOf[state] : text.none}
        asked={query}
        nav={<PeopleNav />}
        search={
          <SearchForm label={text.searchLabel}>
            <Field label={text.state}>
              <Select options={OPTIONS} value={state ?? ""} onValue={(value) => choose(STATE, value)} />
            </Field>
          </SearchForm>
        }
      >
        {({ companies }) => (
          <CompanyTable
            companies={companies}
            actions={(company) => <VerifyButton company={company} onPress={() => verify.ask(company)} />}
          />
        )}
      </AdminList>
      {verify.dialog}
    </>
  );
}

function VerifyButton({ company, onPress }: { company: Company; onPress: () => void }) {
  const { name, owner, verified } = company;
  // Several companies have no name; their owners have.
  const label = name || owner?.fullName || "";
  return (
    <Button size="s" aria-label={verified ? text.withdrawOf(label) : text.verifyOf(label)} onClick={onPress}>
      {verified ? employers.withdraw : employers.verify}
    </Button>
  );
}
