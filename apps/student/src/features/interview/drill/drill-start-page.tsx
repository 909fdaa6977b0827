import { useUser } from "@dryrun/auth/user-context";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { AnotherRuns } from "../another-runs.tsx";
import { messages } from "../messages.en-in.ts";
import { drill } from "./drill.en-in.ts";
import * as s from "./drill-start-page.module.css";

const text = drill.start;

/** The topics of a drill; one press starts it. */
export function DrillStartPage() {
  const { runningInterview } = useUser();
  if (runningInterview) return <AnotherRuns title={text.title} applicationId={runningInterview.applicationId} />;
  return (
    <>
      <PageHeader back={<Link to={paths.interviews}>{messages.practice.toHistory}</Link>} about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <ul className={s.topics}>
        {INTERVIEW_TOPICS.map((topic) => (
          <Card
            key={topic}
            as="li"
            headingLevel={2}
            title={TOPIC_LABELS[topic]}
            actions={<PractiseButton wanted={{ topic }}>{practise.topic(topic)}</PractiseButton>}
          >
            <p>{text.topics[topic]}</p>
          </Card>
        ))}
      </ul>
      <p className={s.limit}>{text.limit}</p>
    </>
  );
}
