import { useEmployerSendMailMutation } from "@dryrun/api-client/company/mail";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Facts } from "@dryrun/design-system/pages/facts";
import type { previewCandidateMail } from "@dryrun/domain/company/mail/contract";
import { NOT_MAILED_LABELS } from "@dryrun/domain/company/mail/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { toast } from "@dryrun/remote-kit/toasts";
import { mail as text } from "./mail.en-in.ts";
import * as s from "./mail-many.module.css";

export interface Written {
  subject: string;
  text: string;
}
/** `key`: repeated requests of one preview send the mails once. */
export type Previewed = Output<typeof previewCandidateMail> & { key: string };

interface MailPreviewProps {
  previewed: Previewed;
  body: Written & { applicationIds: string[] };
  onChange: () => void;
  onSent: () => void;
}

/** The first mails as they will be sent, who gets none, and the button that sends them. */
export function MailPreview({ previewed, body, onChange, onSent }: MailPreviewProps) {
  const { from, replyTo, mails, count, skipped, key } = previewed;
  const [send, { error, isLoading }] = useEmployerSendMailMutation();
  async function confirm() {
    const { data } = await send({ body, idempotencyKey: key });
    if (!data) return;
    toast.success(data.message);
    onSent();
  }
  return (
    <div className={s.parts}>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, text.notSent)}
        </Banner>
      )}
      {count > 0 && (
        <Facts
          facts={[
            { name: text.from, value: from },
            { name: text.replies, value: replyTo ?? text.noReplies },
          ]}
        />
      )}
      {skipped.map((one) => (
        <p key={one.reason}>{text.skipped(one.count, NOT_MAILED_LABELS[one.reason])}</p>
      ))}
      <p role="status">{text.shown(mails.length, count)}</p>
      {mails.map((mail, index) => (
        <section key={`${index} ${mail.name}`} aria-label={text.mailTo(mail.name)} className={s.mail}>
          <h3 className={s.title}>{text.mailTo(mail.name)}</h3>
          <p className={s.subject}>{mail.subject}</p>
          <p className={s.text}>{mail.text}</p>
        </section>
      ))}
      <div className={s.buttons}>
        <Button onClick={onChange}>{text.change}</Button>
        {count > 0 && (
          <Button variant="primary" isBusy={isLoading} pendingLabel={text.sending} onClick={() => void confirm()}>
            {text.send(count)}
          </Button>
        )}
      </div>
    </div>
  );
}
