import { Button } from "@dryrun/design-system/actions/button";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { formatSalary } from "@dryrun/domain/money";
import { formatPhone } from "@dryrun/domain/text";
import { useRef } from "react";
import type { Application } from "../../../shared/answers.ts";
import { afterDecision as text } from "./after-decision.en-in.ts";
import * as s from "./after-decision.module.css";
import { ToPrepare } from "./after-decision.tsx";

interface AcceptedMomentProps {
  application: Application;
  onClose: () => void;
}

/** Full-screen news of an acceptance: the job, who gets in touch, and what to prepare. */
export function AcceptedMoment({ application, onClose }: AcceptedMomentProps) {
  const { jobId: job, email, phone } = application;
  const toApplication = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="screen"
      title={text.moment(job.company)}
      description={[text.accepted(job.company, email), ...(phone ? [text.orCall(formatPhone(phone))] : [])].join(" ")}
      initialFocus={toApplication}
      footer={
        <Button ref={toApplication} variant="primary" onClick={onClose}>
          {text.toApplication}
        </Button>
      }
    >
      <p className={paperClass(s.job)}>
        <b>{job.title}</b>
        <span className={s.facts}>{[job.company, formatSalary(job.salary), job.location].join(" · ")}</span>
      </p>
      <ToPrepare application={application} />
    </Dialog>
  );
}
