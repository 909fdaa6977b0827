import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Facts } from "@dryrun/design-system/pages/facts";
import type { previewCandidateMail } from "@dryrun/domain/company/mail/contract";
import { NOT_MAILED_LABELS } from "@dryrun/domain/company/mail/messages";
import type { Output } from "@dryrun/domain/contract/define";
import * as look from "../../../../shared/mail/mail.module.css";
import { mail as text } from "./mail.en-in.ts";
import * as s from "./mail-many.module.css";
import { type MailBody, useSendMail } from "./use-send-mail.ts";

/** `key`: repeated requests of one preview send the mails once. */
export type Previewed = Output<typeof previewCandidateMail> & { key: string };

interface MailPreviewProps {
  previewed: Previewed;
  body: MailBody;
  draftKey: string;
  onChange: () => void;
  onSent: () => void;
}

/** The first mails as they will be sent, who gets none, and the button that sends them. */
export function MailPreview({ previewed, body, draftKey, onChange, onSent }: MailPreviewProps) {
  const { from, replyTo, mails, count, skipped, key } = previewed;
  const { sendAll, error, isLoading } = useSendMail(draftKey);
  async function confirm() {
    if (await sendAll(body, key)) onSent();
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
        <section key={`${index} ${mail.name}`} aria-label={text.mailTo(mail.name)} className={look.mail}>
          <div className={look.text}>
            <h3 className={look.title}>{text.mailTo(mail.name)}</h3>
            <p className={look.subject}>{mail.subject}</p>
            <p className={look.paragraph}>{mail.text}</p>
          </div>
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
