import { useEmployerApiKeysQuery } from "@dryrun/api-client/company/api-keys";
import { useEmployerWebhooksQuery } from "@dryrun/api-client/company/webhooks";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { apiKeys } from "@dryrun/domain/company/api-keys/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { developers, developers as text } from "../../messages/company/developers.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { Section } from "../../shared/section.tsx";
import * as s from "./developers-page.module.css";
import { EmbedPart } from "./embed-part.tsx";
import { CreateKey } from "./keys/create-key.tsx";
import { KeyList } from "./keys/key-list.tsx";
import { CreateWebhook } from "./webhooks/create-webhook.tsx";
import { WebhookList } from "./webhooks/webhook-list.tsx";

interface ListedPartProps<Data> {
  text: { title: string; about: string; failed: string; create: string };
  answer: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The list. */
  children: (data: Data) => ReactNode;
  /** The form that adds to the list. */
  form: ReactNode;
}

/** A list of keys or webhooks, and the form that adds one. */
function ListedPart<Data extends object>({ text, answer, children, form }: ListedPartProps<Data>) {
  const { data, error, isFetching, refetch } = answer;
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      {Boolean(error) && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={developers.loading} count={2} />}
      {data && children(data)}
      {data && (
        <Section title={text.create} level={3}>
          {form}
        </Section>
      )}
    </Section>
  );
}

/** The webhooks of the company. */
function WebhooksPart() {
  const answer = useEmployerWebhooksQuery();
  return (
    <ListedPart text={developers.webhooks} answer={answer} form={<CreateWebhook />}>
      {({ webhooks }) => <WebhookList webhooks={webhooks} />}
    </ListedPart>
  );
}

/** The API keys of the company. */
function KeysPart() {
  const answer = useEmployerApiKeysQuery();
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
