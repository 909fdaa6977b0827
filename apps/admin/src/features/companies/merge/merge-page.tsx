import {
  useAdminCompaniesQuery,
  useAdminCompanyQuery,
  useAdminMergePreviewQuery,
} from "@dryrun/api-client/admin/admin";
import { errorCode } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { companies, company, nameOf } from "../../../messages/companies/companies.en-in.ts";
import { merge as text } from "../../../messages/companies/merge.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PageBody } from "../../../shared/page/page-body.tsx";
import { PagePart } from "../../../shared/page/page-part.tsx";
import { PagedRows } from "../../../shared/paged-rows.tsx";
import { SearchForm } from "../../../shared/search-form.tsx";
import { useFilters } from "../../../shared/use-filters.ts";
import { CompanyTable } from "../company-table.tsx";
import { MergeForm } from "./merge-form.tsx";
import type { Preview } from "./preview.ts";

interface MergePreviewProps {
  fromId: string;
  intoId: string;
  onOther: () => void;
}

const MOVES = Object.keys(text.moves) as (keyof Preview["moves"])[];

/** What would move and what stays, and the form that merges, or why it cannot. */
function MergePreview({ fromId, intoId, onOther }: MergePreviewProps) {
  const query = useAdminMergePreviewQuery({ params: { id: fromId }, query: { into: intoId } });
  const { currentData: preview } = query;
  return (
    <>
      <NotLoaded say={text} asked={query} />
      {preview && (
        <PagePart title={text.previewOf(preview.into)}>
          <Facts isRoomy facts={MOVES.map((name) => ({ name: text.moves[name], value: preview.moves[name] }))} />
          <p>{text.stays(preview.into, preview.into.verified)}</p>
          {preview.refusalText ? <Banner tone="danger">{preview.refusalText}</Banner> : <MergeForm preview={preview} />}
        </PagePart>
      )}
      <div>
        <Button variant="quiet" onClick={onOther}>
          {text.other}
        </Button>
      </div>
    </>
  );
}

const INTO = "into";

/** Merges a company into another one, which the address names once it is chosen. */
export function MergePage() {
  const { companyId = "" } = useParams();
  const { id, choose } = useFilters();
  const query = useAdminCompanyQuery({ params: { id: companyId } });
  const into = id(INTO);
  const from = query.currentData?.company;
  const isGone = errorCode(query.error) === "NOT_FOUND";
  return (
    <>
      <PageHeader back={<Link to={paths.company(companyId)}>{text.back}</Link>} about={text.about}>
        <PageTitle title={isGone ? company.gone : from ? text.title(from) : companies.title} />
      </PageHeader>
      <PageBody>
        {isGone && <ErrorPanel title={company.gone} detail={company.goneText} />}
        {!isGone && <NotLoaded say={company} asked={query} />}
        {from && !isGone && into && (
          <MergePreview key={into} fromId={companyId} intoId={into} onOther={() => choose(INTO, "")} />
        )}
        {from && !isGone && !into && <FindOther fromId={companyId} onChosen={(other) => choose(INTO, other)} />}
      </PageBody>
    </>
  );
}

function FindOther({ fromId, onChosen }: { fromId: string; onChosen: (id: string) => void }) {
  const { page } = usePage();
  const { search } = useFilters();
  const query = useAdminCompaniesQuery({ query: { page, limit: ADMIN_PER_PAGE, search, state: undefined } });
  return (
    <PagePart title={text.find}>
      <SearchForm label={text.searchLabel} />
      <PagedRows say={companies} none={search ? messages.lists.noneFound(search) : text.none} isPart asked={query}>
        {({ companies: found }) => (
          <CompanyTable
            companies={found.filter(({ _id }) => _id !== fromId)}
            actions={(other) => (
              <Button size="s" aria-label={text.chooseOf(nameOf(other))} onClick={() => onChosen(other._id)}>
                {text.choose}
              </Button>
            )}
          />
        )}
      </PagedRows>
    </PagePart>
  );
}
