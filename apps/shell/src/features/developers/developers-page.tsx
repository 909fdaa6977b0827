import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { VERIFY_SNIPPET } from "@dryrun/domain/company/webhooks/verify-snippet";
import { PageTitle } from "@dryrun/remote-kit/page";
import { type ReactNode, useId } from "react";
import { CallList } from "./call-list.tsx";
import { developers as text } from "./developers.en-in.ts";
import * as s from "./developers-page.module.css";

/** The body of an event, as a webhook gets it. */
const EXAMPLE_EVENT = JSON.stringify(
  {
    id: "01a1f27f-91ce-797f-a561-419c400b1fd6",
    event: "application.decided",
    createdAt: "2026-11-18T06:30:03.249Z",
    companyId: "01a1e0b2-7a10-7c55-9f0e-2f6f3f1f6a01",
    data: {
      applicationId: "01a1f111-22aa-7bbb-8ccc-0123456789ab",
      jobId: "01a1f0c4-5d1e-7e2f-8a3b-4c5d6e7f8091",
      status: "accepted",
    },
  },
  null,
  2,
);

/** A piece of code; a long line scrolls. */
const Code = ({ label, children }: { label: string; children: string }) => (
  <ScrollArea label={label} className={s.code}>
    <pre>
      <code>{children}</code>
    </pre>
  </ScrollArea>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={s.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** How other systems call for a company, hear of events, and show its jobs. */
export function DevelopersPage() {
  const { origin } = window.location;
  const { keys, calls, webhooks, signature, embed } = text;
  return (
    <div className={s.page}>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <Part title={keys.title}>
        <p>{keys.texts[0]}</p>
        <Code label={keys.exampleLabel}>{keys.example(origin)}</Code>
        <p>{keys.texts[1]}</p>
        <p>{keys.texts[2]}</p>
      </Part>
      <Part title={calls.title}>
        <CallList />
      </Part>
      <Part title={webhooks.title}>
        <p>{webhooks.texts[0]}</p>
        <p>{webhooks.events}</p>
        <Code label={webhooks.example}>{EXAMPLE_EVENT}</Code>
        <p>{webhooks.texts[1]}</p>
      </Part>
      <Part title={signature.title}>
        <p>{signature.texts[0]}</p>
        <Code label={signature.example}>{VERIFY_SNIPPET}</Code>
      </Part>
      <Part title={embed.title}>
        <p>{embed.texts[0]}</p>
        <Code label={embed.example}>{embed.code(origin)}</Code>
        <p>{embed.texts[1]}</p>
        <Code label={embed.feedExample}>{embed.feed(origin)}</Code>
      </Part>
    </div>
  );
}
