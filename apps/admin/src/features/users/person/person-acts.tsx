import {
  useAdminResendVerificationMutation,
  useAdminUpdateEmployerMutation,
  useAdminUpdateUserMutation,
} from "@dryrun/api-client/admin/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { blockQuestion, employers, users as text } from "../../../messages/people.en-in.ts";
import { person as messages } from "../../../messages/person.en-in.ts";
import { verifyQuestion } from "../../../messages/verification.en-in.ts";
import { useAct } from "../../../shared/use-act.tsx";
import type { Person } from "./person.ts";
import * as s from "./person-page.module.css";

/** An admin's actions on an account, each with a reason for the audit. Accounts of admins are read-only. */
export function PersonActs({ person }: { person: Person }) {
  const { _id, fullName, userType, emailVerifiedAt, employer } = person;
  const blocked = person.blockedAt !== null;
  const verified = employer?.verifiedAt !== null;
  const acts = useActs(_id, { blocked, verified });
  if (userType === "admin") return null;
  return (
    <section className={s.acts} aria-label={messages.acts}>
      {employer && (
        <Button onClick={() => acts.verify.ask({ fullName, verified })}>
          {verified ? employers.withdraw : employers.verify}
        </Button>
      )}
      {!emailVerifiedAt && <Button onClick={() => acts.resend.ask({ fullName })}>{text.resend}</Button>}
      <Button onClick={() => acts.block.ask({ fullName, userType, blocked })}>
        {blocked ? text.unblock : text.block}
      </Button>
      {acts.block.dialog}
      {acts.verify.dialog}
      {acts.resend.dialog}
    </section>
  );
}

function useActs(id: string, { blocked, verified }: { blocked: boolean; verified: boolean }) {
  const [update] = useAdminUpdateUserMutation();
  const [updateEmployer] = useAdminUpdateEmployerMutation();
  const [resendMail] = useAdminResendVerificationMutation();
  const params = { id };
  const block = useAct({
    question: blockQuestion,
    hasReason: true,
    send: (_, reason) => update({ params, body: { blocked: !blocked, reason } }),
    failed: text.failedToChange,
  });
  const verify = useAct({
    question: verifyQuestion,
    hasReason: true,
    send: (_, reason) => updateEmployer({ params, body: { verified: !verified, reason } }),
    failed: employers.failedToChange,
  });
  const resend = useAct({
    question: ({ fullName }: { fullName: string }) => ({
      title: text.sureResend(fullName),
      text: text.resendText,
      confirm: text.resend,
    }),
    hasReason: true,
    send: (_, reason) => resendMail({ params, body: { reason } }),
    failed: text.failedToSend,
  });
  return { block, verify, resend };
}
