import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { StatusBadge } from "@dryrun/design-system/status-badge";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { REJECT_CANDIDATE_FAILED } from "@dryrun/domain/applications/messages";
import { useState } from "react";
import { words } from "../../messages.en-in.ts";
import type { Interview } from "../../shared/answers.ts";
import { RejectDialog } from "../../shared/reject-dialog.tsx";
import { Section } from "../../shared/section.tsx";
import * as s from "./interview-decision.module.css";

const say = words.decision;

/** Reject after reading the evidence, or what was decided already. */
export function InterviewDecision({ application }: { application: Interview["applicationId"] }) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { status, jobId } = application;
  return (
    <Section title={words.interview.decided}>
      {notice && (
        <Banner tone="warning" role="alert">
          {notice}
        </Banner>
      )}
      <div className={s.row}>
        <StatusBadge status={status} label={STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status} />
        {status === "pending" && <Button onClick={() => setAsking(true)}>{say.reject}</Button>}
      </div>
      <RejectDialog
        application={{ ...application, jobTitle: jobId.title, company: jobId.company }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAlreadyDecided={setNotice}
        failure={REJECT_CANDIDATE_FAILED}
      />
    </Section>
  );
}
