import { useEmployerTemplatesQuery } from "@dryrun/api-client/templates/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { templates } from "@dryrun/domain/templates/calls";
import { TEMPLATE_KINDS, type TemplateKind } from "@dryrun/domain/templates/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import * as s from "./templates-page.module.css";

const text = ownMails;

const kindOf = (given: string | undefined): TemplateKind => TEMPLATE_KINDS.find((kind) => kind === given) ?? "invite";

/** The employer's own texts for the mails to candidates: one page for each kind of mail. */
export const TemplatesPage = () => (
  <PageOfRole call={templates} title={text.title}>
    <Templates />
  </PageOfRole>
);

function Templates() {
  const kind = kindOf(useParams().kind);
  const { data, error, isFetching, refetch } = useEmployerTemplatesQuery();
  const template = data?.templates.find((one) => one.kind === kind);
  return (
    <>
      <PageHeader back={<Link to={paths.profile}>{messages.nav.profile}</Link>} about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <nav aria-label={text.kinds} className={s.kinds}>
        {TEMPLATE_KINDS.map((one) => (
          <Link
            key={one}
            to={paths.template(one)}
            className={s.kind ?? ""}
            aria-current={one === kind ? "page" : undefined}
          >
            {text.names[one]}
          </Link>
        ))}
      </nav>
      {error && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={3} />}
      {template && <TemplateEditor key={kind} template={template} />}
    </>
  );
}
