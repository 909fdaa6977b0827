import { useAdminCourseBuyersQuery } from "@dryrun/api-client/certificates/admin";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { Output } from "@dryrun/domain/contract/define";
import type { courseBuyers } from "@dryrun/domain/courses/contract";
import { Link } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CertificatesNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { course, buyers as text } from "./course.en-in.ts";

type Buyers = Output<typeof courseBuyers>;
type Buyer = Buyers["buyers"][number];

/** Everybody who bought the course, with their progress. */
export function BuyersPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const query = useAdminCourseBuyersQuery({ query: { page, limit: ADMIN_PER_PAGE, search } });
  return (
    <AdminList
      say={text}
      none={search ? messages.lists.noneFound(search) : text.none}
      asked={query}
      nav={<CertificatesNav />}
      search={<SearchForm />}
    >
      {({ buyers, tests }) => (
        <DataTable caption={text.list} columns={columnsOf(tests)} rows={buyers} rowKey={({ _id }) => _id} />
      )}
    </AdminList>
  );
}

const columnsOf = (tests: number): Column<Buyer>[] => [
  { key: "name", header: text.name, isRowHeader: true, cell: (buyer) => <Name {...buyer} /> },
  { key: "email", header: messages.lists.email, cell: ({ email }) => <EmailText email={email} /> },
  { key: "bought", header: text.bought, isWhole: true, cell: ({ boughtAt }) => messages.lists.day(boughtAt) },
  { key: "lessons", header: text.lessons, isEnd: true, cell: ({ lessons }) => course.bandOf(lessons) },
  { key: "tests", header: text.tests, isEnd: true, cell: ({ testsPassed }) => text.testsOf(testsPassed, tests) },
  {
    key: "certificate",
    header: text.certificate,
    isWhole: true,
    cell: ({ certId }) => <CertificateLink certId={certId} />,
  },
];

const Name = ({ userId, name, refunded }: Buyer) => (
  <>
    {userId ? (
      <Link to={paths.person(userId)} className="lone-link">
        {name}
      </Link>
    ) : (
      name
    )}{" "}
    {refunded && <Badge tone="warning">{text.refunded}</Badge>}
  </>
);

const CertificateLink = ({ certId }: Pick<Buyer, "certId">) =>
  certId ? <Link to={pathWithFilters(paths.certificates, { search: certId })}>{certId}</Link> : text.noCertificate;
