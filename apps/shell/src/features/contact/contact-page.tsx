import { usePublicContactMutation } from "@dryrun/api-client/contact/public";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useSession } from "@dryrun/auth/use-session";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { BRAND } from "@dryrun/domain/brand";
import { CONTACT_FAILED, contactReceived } from "@dryrun/domain/contact/messages";
import { type ContactForm, contactSchema } from "@dryrun/domain/contact/schema";
import { CONTACT_TOPICS } from "@dryrun/domain/contact/topics";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useRef, useState } from "react";
import { contact as messages } from "../../messages/contact.en-in.ts";
import { Outcome } from "../../shared/outcome.tsx";
import * as s from "./contact-page.module.css";

const TOPICS = CONTACT_TOPICS.map((topic) => ({ value: topic, label: topic }));

/** Contact with support: a form, and the address for people who prefer to write a mail. */
export function ContactPage() {
  const session = useSession();
  const [sentFrom, setSentFrom] = useState<string>();
  const user = session.state === "signed-in" ? session.user : undefined;
  const [isAsked, setAsked] = useState(false);
  // Waits for the account's data, so that it never overwrites typed text.
  if (!isAsked && session.state !== "loading") setAsked(true);
  return (
    <section className={s.page}>
      <PageTitle title={messages.title} />
      {sentFrom ? (
        <Outcome tone="success">{contactReceived(sentFrom)}</Outcome>
      ) : (
        <>
          <p>
            {messages.about} <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
          </p>
          {isAsked ? (
            <MessageForm name={user?.fullName ?? ""} email={user?.email ?? ""} onSent={setSentFrom} />
          ) : (
            <Skeleton label={messages.loading} count={4} shape="text" />
          )}
        </>
      )}
    </section>
  );
}

interface MessageFormProps {
  name: string;
  email: string;
  onSent: (email: string) => void;
}

function MessageForm({ name, email, onSent }: MessageFormProps) {
  const [send] = usePublicContactMutation();
  const [initialValues] = useState({ name, email, topic: "", message: "" });
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);

  async function submit(form: ContactForm) {
    const { error } = await send({ body: form, idempotencyKey: key.current });
    if (!error) return onSent(form.email);
    if (errorCode(error)) key.current = newKey(); // refused: the next submission is a new request
    return { ok: false as const, message: errorMessage(error, CONTACT_FAILED), errors: fieldErrors(error) };
  }
  return (
    <FormShell
      initialValues={initialValues}
      schema={contactSchema}
      onSubmit={submit}
      submitLabel={messages.submit}
      pendingLabel={messages.pending}
      hasRequiredNote
    >
      <TextField name="name" label={messages.name} isRequired autoComplete="name" />
      <TextField name="email" label={messages.email} type="email" isRequired autoComplete="email" />
      <SelectField name="topic" label={messages.topic} options={TOPICS} placeholder={messages.chooseTopic} isRequired />
      <TextField name="message" label={messages.message} rows={6} isRequired />
    </FormShell>
  );
}
