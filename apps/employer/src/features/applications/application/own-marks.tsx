import { words } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import type { Reading } from "../../../shared/reading/use-reading.ts";
import { Section } from "../../../shared/section.tsx";
import { Marks } from "../marks/marks.tsx";

/** The employer's own marks on an application. */
export const OwnMarks = ({ application, reading }: { application: Application; reading: Reading }) => (
  <Section title={words.applications.marks.title}>
    <Marks application={application} isPending={application.status === "pending"} reading={reading} />
  </Section>
);
