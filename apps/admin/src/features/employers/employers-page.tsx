import { useAdminEmployersQuery, useAdminUpdateEmployerMutation } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE, EMPLOYER_STATES } from "@dryrun/domain/admin/limits";
import { Link } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { verification, verifyQuestion } from "../../messages/verification.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeopleNav } from "../../shared/part-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { EmployerState } from "../../shared/states/employer-state.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Employer, EmployerTable } from "./employer-table.tsx";

const text = messages.employers;
const STATE = "state";
const OPTIONS = [
  { value: "", label: text.states.all },
  ...EMPLOYER_STATES.map((value) => ({ value, label: text.states[value] })),
];

const factsOf = (employer: Employer) => [
  { name: text.company, value: employer.companyName || text.noCompany },
  ...(employer.companyWebsite ? [{ name: text.website, value: <Website url={employer.companyWebsite} /> }] : []),
  { name: messages.lists.email, value: <EmailText email={employer.email} /> },
  { name: messages.lists.isVerified, value: employer.emailVerified ? messages.lists.yes : messages.lists.no },
  { name: messages.lists.since, value: messages.lists.at(employer.createdAt) },
  { name: text.jobs, value: employer.jobs },
  { name: text.state, value: <EmployerState {...employer} /> },
  ...(employer.verifiedAt ? [{ name: text.verifiedAt, value: messages.lists.at(employer.verifiedAt) }] : []),
];

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="lone-link">
      {url}
    </a>
  );
}

/** The employers, and which of them may see contact data of candidates. */
export function EmployersPage() {
  const { page } = usePage();
  const { search, chosen, choose } = useFilters();
  const state = chosen(STATE, EMPLOYER_STATES);
  const query = useAdminEmployersQuery(
    { query: { page, limit: ADMIN_PER_PAGE, search, state } },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useAdminUpdateEmployerMutation();
  const detail = useDetail<Employer>();
  const verify = useAct<Employer>({
    question: verifyQuestion,
    hasReason: true,
    send: ({ _id, verified }, reason) => update({ params: { id: _id }, body: { verified: !verified, reason } }),
    failed: text.failedToChange,
  });
  const selected = detail.rowAmong(query.currentData?.employers ?? []);
  return (
    <>
      <AdminList
        say={{ ...text, about: query.data?.verificationRequired ? verification.aboutRequired : verification.about }}
        none={search ? messages.lists.noneFound(search) : state ? text.noneOf[state] : text.none}
        asked={query}
        nav={<PeopleNav />}
        search={<EmployerSearch state={state} onState={(value) => choose(STATE, value)} />}
      >
        {({ employers }) => <EmployerTable employers={employers} onOpen={detail.open} onVerify={verify.ask} />}
      </AdminList>
      {selected && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={selected.fullName}
          facts={factsOf(selected)}
          footer={
            <Link to={paths.person(selected._id)} className="lone-link">
              {text.openPerson}
            </Link>
          }
        />
      )}
      {verify.dialog}
    </>
  );
}

function EmployerSearch({ state, onState }: { state: string | undefined; onState: (state: string) => void }) {
  return (
    <SearchForm label={text.searchLabel}>
      <Field label={text.state}>
        <Select options={OPTIONS} value={state ?? ""} onValue={onState} />
      </Field>
    </SearchForm>
  );
}
