import { useAdminEmployersQuery, useAdminUpdateEmployerMutation } from "@dryrun/api-client/admin/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE, EMPLOYER_STATES } from "@dryrun/domain/admin/limits";
import { Link } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { verification, verifyQuestion } from "../../messages/verification.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeopleNav } from "../../shared/part-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { EmployerState } from "../../shared/states/employer-state.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Employer, EmployerTable } from "./employer-table.tsx";

const say = words.employers;
const STATE = "state";
const OPTIONS = [
  { value: "", label: say.states.all },
  ...EMPLOYER_STATES.map((value) => ({ value, label: say.states[value] })),
];

const factsOf = (employer: Employer) => [
  { name: say.company, value: employer.companyName || say.noCompany },
  ...(employer.companyWebsite ? [{ name: say.website, value: <Website url={employer.companyWebsite} /> }] : []),
  { name: words.lists.email, value: <EmailText email={employer.email} /> },
  { name: words.lists.isVerified, value: employer.emailVerified ? words.lists.yes : words.lists.no },
  { name: words.lists.since, value: words.lists.at(employer.createdAt) },
  { name: say.jobs, value: employer.jobs },
  { name: say.state, value: <EmployerState {...employer} /> },
  ...(employer.verifiedAt ? [{ name: say.verifiedAt, value: words.lists.at(employer.verifiedAt) }] : []),
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
  const asked = useAdminEmployersQuery(
    { query: { page, limit: ADMIN_PER_PAGE, search, state } },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useAdminUpdateEmployerMutation();
  const detail = useDetail<Employer>();
  const verify = useAct<Employer>({
    question: verifyQuestion,
    hasReason: true,
    send: ({ _id, verified }, reason) => update({ params: { id: _id }, body: { verified: !verified, reason } }),
    failed: say.failedToChange,
  });
  const shown = detail.rowAmong(asked.currentData?.employers ?? []);
  return (
    <>
      <AdminList
        say={{ ...say, about: asked.data?.verificationRequired ? verification.aboutRequired : verification.about }}
        none={search ? words.lists.noneFound(search) : state ? say.noneOf[state] : say.none}
        asked={asked}
        nav={<PeopleNav />}
        search={<EmployerSearch state={state} onState={(value) => choose(STATE, value)} />}
      >
        {({ employers }) => <EmployerTable employers={employers} onOpen={detail.open} onVerify={verify.ask} />}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={shown.fullName}
          facts={factsOf(shown)}
          footer={
            <Link to={paths.person(shown._id)} className="lone-link">
              {say.openPerson}
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
    <SearchForm label={say.searchLabel}>
      <Field label={say.state}>
        <Select options={OPTIONS} value={state ?? ""} onValue={onState} />
      </Field>
    </SearchForm>
  );
}
