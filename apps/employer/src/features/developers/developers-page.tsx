import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { apiKeys } from "@dryrun/domain/company/api-keys/calls";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { developers as text } from "../../messages/company/developers.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import * as s from "./developers-page.module.css";
import { EmbedPart } from "./embed-part.tsx";
import { KeysPart } from "./keys/keys-part.tsx";
import { WebhooksPart } from "./webhooks/webhooks-part.tsx";

/** How other systems connect to the company: for its owners. */
export const DevelopersPage = () => (
  <PageOfRole call={apiKeys} title={text.title}>
    <PageHeader back={<Link to={paths.profile}>{messages.nav.profile}</Link>} about={text.about}>
      <PageTitle title={text.title} />
    </PageHeader>
    <div className={s.page}>
      <p>
        <Link to={paths.documentation} className="lone-link">
          {text.docs}
        </Link>
      </p>
      <KeysPart />
      <WebhooksPart />
      <EmbedPart />
    </div>
  </PageOfRole>
);
