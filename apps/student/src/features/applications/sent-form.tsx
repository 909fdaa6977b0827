import { Badge } from "@dryrun/design-system/badge";
import { Facts } from "@dryrun/design-system/facts";
import { formatRupees, inWords } from "@dryrun/domain/money";
import { formatPhone } from "@dryrun/domain/text";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { words } from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";
import * as s from "./sections.module.css";
import { SentEntries } from "./sent-entries.tsx";
import { SentPart } from "./sent-part.tsx";

const pay = (rupees: number) => words.applications.aYear(formatRupees(rupees), inWords(rupees));

/** Everything that the application said, as it was sent. */
export function SentForm({ application }: { application: Application }) {
  const { fullName, email, phone, portfolioUrl, currentCTC, expectedCTC } = application;
  const facts = [
    { name: words.apply.fullName, value: fullName },
    { name: words.apply.email, value: email },
    { name: words.apply.phone, value: formatPhone(phone) },
    ...(portfolioUrl ? [{ name: words.apply.portfolio, value: <Portfolio url={portfolioUrl} /> }] : []),
    { name: words.apply.currentCTC, value: pay(currentCTC) },
    { name: words.apply.expectedCTC, value: pay(expectedCTC) },
  ];
  return (
    <section className={s.section} aria-labelledby="sent-form">
      <h2 id="sent-form" className={s.heading}>
        {words.applications.sent}
      </h2>
      <Facts facts={facts} isRoomy />
      <SentPart title={words.apply.summary}>
        <RichTextViewer html={application.summary} />
      </SentPart>
      <SentPart title={words.apply.skills}>
        <Tags tags={application.skills} />
      </SentPart>
      <SentPart title={words.apply.languages}>
        <Tags tags={application.languages} />
      </SentPart>
      <SentEntries application={application} />
      <SentPart title={words.apply.letter}>
        <RichTextViewer html={application.coverLetter} />
      </SentPart>
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={s.chips}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Portfolio({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
