import { useAdminEmployersQuery, useAdminUpdateEmployerMutation } from "@dryrun/api-client/admin/admin";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { type Question, useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Employer, EmployerState, EmployerTable } from "./employer-table.tsx";

const say = words.employers;

const questionOf = ({ fullName, verified }: Employer): Question =>
  verified
    ? { title: say.sureTakeBack(fullName), text: say.takeBackText, confirm: say.takeBack, isDanger: true }
    : { title: say.sureVerify(fullName), text: say.verifyText, confirm: say.verify };

const factsOf = (employer: Employer) => [
  { name: say.company, value: employer.companyName || say.noCompany },
  ...(employer.companyWebsite ? [{ name: say.website, value: <Website url={employer.companyWebsite} /> }] : []),
  { name: words.lists.email, value: employer.email },
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

/** Who posts jobs, and who of them may see contact data of candidates. */
export function EmployersPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const asked = useAdminEmployersQuery(
    { query: { page, limit: ADMIN_PER_PAGE, search } },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useAdminUpdateEmployerMutation();
  const detail = useDetail<Employer>();
  const verify = useAct<Employer>({
    question: questionOf,
    send: ({ _id, verified }) => update({ params: { id: _id }, body: { verified: !verified } }),
    failed: say.failedToChange,
  });
  const shown = detail.rowAmong(asked.currentData?.employers ?? []);
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        search={<SearchForm label={say.searchLabel} />}
      >
        {({ employers }) => <EmployerTable employers={employers} onOpen={detail.open} onVerify={verify.ask} />}
      </AdminList>
      {shown && (
        <RowDetail isOpen={detail.isOpen} onClose={detail.close} title={shown.fullName} facts={factsOf(shown)} />
      )}
      {verify.dialog}
    </>
  );
}
