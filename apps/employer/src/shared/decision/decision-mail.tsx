import { useEmployerTemplatesQuery } from "@dryrun/api-client/templates/employer";
import { decisionMail } from "@dryrun/domain/applications/rules";
import { Link } from "@dryrun/remote-kit/router";
import { useId } from "react";
import { templates } from "../../messages/templates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "../mail/mail.module.css";

const text = messages.decision;

interface DecisionMailProps {
  verb: "accepted" | "rejected";
  /** The candidate of the shown mail; the first of several. */
  candidate: { fullName: string; jobTitle: string; company: string };
  /** How many other candidates get a mail. */
  others?: number;
  reason: string;
  isOpen?: boolean;
}

/** Which mail a decision sends, and the mail itself on request. */
export function DecisionMail({ verb, candidate, others = 0, reason, isOpen = false }: DecisionMailProps) {
  const id = useId();
  const { data } = useEmployerTemplatesQuery();
  const kind = verb === "accepted" ? "accept" : "reject";
  const template = data?.templates.find((one) => one.kind === kind);
  const own = template?.isOwn ? template : null;
  const { fullName: name, jobTitle, company } = candidate;
  const facts = { name, jobTitle, company, signature: data?.signature ?? "" };
  const mail = decisionMail({ ...facts, isAccepted: verb === "accepted", reason, template: own });
  return (
    <details className={s.mail} open={isOpen}>
      <summary>{text.goesOut(templates.names[kind], own !== null)}</summary>
      <section aria-labelledby={id} className={s.text}>
        <h3 id={id} className={s.title}>
          {others > 0 ? text.mailOfMany(name) : text.mail}
        </h3>
        <p className={s.subject}>{mail.subject}</p>
        <p>{mail.greeting}</p>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph} className={s.paragraph}>
            {paragraph}
          </p>
        ))}
        {mail.signature && <p className={s.paragraph}>{mail.signature}</p>}
        {mail.closing.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <Link to={paths.template(kind)} className="lone-link">
            {templates.edit}
          </Link>
        </p>
      </section>
    </details>
  );
}
