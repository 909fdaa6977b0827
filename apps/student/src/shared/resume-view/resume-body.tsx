import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Facts } from "@dryrun/design-system/pages/facts";
import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import { formatYearlyInWords } from "@dryrun/domain/money";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { formatPhone } from "@dryrun/domain/text";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { type ComponentProps, type ReactNode, useDeferredValue } from "react";
import * as words from "../../messages.en-in.ts";
import type { ShownResume } from "../answers.ts";
import { type Rest, RestFailed } from "./rest-failed.tsx";
import { ResumeEntries } from "./resume-entries.tsx";
import { ResumePart } from "./resume-part.tsx";
import * as s from "./resume-view.module.css";

const text = words.apply;

export interface ResumeBodyProps {
  resume: ShownResume;
  /** The texts of a very long resume that are still loading. */
  rest: Rest;
  /** The level of its headings. */
  level: 2 | 3;
  /** More facts, after the person's own. */
  facts?: ComponentProps<typeof Facts>["facts"];
}

/** All parts of an application or a profile, in the order of a resume. */
export function ResumeBody({ resume: given, rest, level, facts }: ResumeBodyProps) {
  const resume = useDeferredValue(given); // later texts are rendered in small steps, so that input is never blocked
  const isWaiting = !resume.whole && !rest.error;
  return (
    <>
      <ResumePerson resume={resume} level={level} facts={facts} note={<RestFailed rest={rest} />} />
      <ResumeEntries resume={resume} level={level} isWaiting={isWaiting} />
      {isWaiting ? (
        <ResumePart level={level} title={text.letter}>
          <Skeleton label={text.loadingTexts} count={3} shape="text" />
        </ResumePart>
      ) : (
        <ResumeLetter resume={resume} level={level} />
      )}
    </>
  );
}

interface PersonProps extends Pick<ResumeBodyProps, "resume" | "level" | "facts"> {
  /** Shown after the facts. */
  note?: ReactNode;
}

/** The person: facts, summary, skills and languages. */
export function ResumePerson({ resume, level, facts: more = [], note }: PersonProps) {
  const { fullName, email, phone, portfolioUrl, currentCTC, expectedCTC, noticePeriod } = resume;
  // 0 and 0 mean that no pay was entered.
  const hasPay = currentCTC > 0 || expectedCTC > 0;
  const pay = (rupees: number) => (hasPay ? formatYearlyInWords(rupees) : words.applications.none);
  const facts = [
    { name: text.fullName, value: fullName },
    { name: text.email, value: email },
    ...(phone ? [{ name: text.phone, value: formatPhone(phone) }] : []),
    ...(portfolioUrl ? [{ name: text.portfolio, value: <Portfolio url={portfolioUrl} /> }] : []),
    { name: text.currentCTC, value: pay(currentCTC) },
    { name: text.expectedCTC, value: pay(expectedCTC) },
    ...(noticePeriod ? [{ name: NOTICE_LABEL, value: noticeText(noticePeriod) }] : []),
    ...more,
  ];
  return (
    <>
      <Facts facts={facts} isRoomy />
      {note}
      <ResumePart level={level} title={text.summary}>
        <Text html={resume.summary} />
      </ResumePart>
      <ResumePart level={level} title={text.skills}>
        <Tags tags={resume.skills} />
      </ResumePart>
      <ResumePart level={level} title={text.languages}>
        <Tags tags={resume.languages} />
      </ResumePart>
    </>
  );
}

export const ResumeLetter = ({ resume, level }: Pick<ResumeBodyProps, "resume" | "level">) => (
  <ResumePart level={level} title={text.letter}>
    <Text html={resume.coverLetter} />
  </ResumePart>
);

const None = () => <p className={s.none}>{words.applications.none}</p>;

const Text = ({ html }: { html: string }) => (plainText(html) ? <RichTextViewer html={html} /> : <None />);

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <None />;
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
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" data-is-address="">
      {url}
    </a>
  );
}
