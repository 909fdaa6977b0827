import { useEmployerApiKeysQuery } from "@dryrun/api-client/company/api-keys";
import { useEmployerWebhooksQuery } from "@dryrun/api-client/company/webhooks";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { apiKeys } from "@dryrun/domain/company/api-keys/calls";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { developers, developers as text } from "../../messages/company/developers.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import * as s from "./developers-page.module.css";
import { EmbedPart } from "./embed-part.tsx";
import { CreateKey } from "./keys/create-key.tsx";
import { KeyList } from "./keys/key-list.tsx";
import { ListedPart } from "./listed-part.tsx";
import { CreateWebhook } from "./webhooks/create-webhook.tsx";
import { WebhookList } from "./webhooks/webhook-list.tsx";

/** The webhooks of the company. */
function WebhooksPart() {
  const answer = useEmployerWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListedPart text={developers.webhooks} answer={answer} form={<CreateWebhook />}>
      {({ webhooks }) => <WebhookList webhooks={webhooks} />}
    </ListedPart>
  );
}

/** The API keys of the company. */
function KeysPart() {
  const answer = useEmployerApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListedPart text={developers.keys} answer={answer} form={<CreateKey />}>
      {({ keys }) => <KeyList keys={keys} />}
    </ListedPart>
  );
}

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
