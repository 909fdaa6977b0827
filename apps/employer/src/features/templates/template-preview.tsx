import { useEmployerPreviewTemplateMutation } from "@dryrun/api-client/templates/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import type { TemplateKind } from "@dryrun/domain/templates/limits";
import type { Template, templateSchemaOf } from "@dryrun/domain/templates/schema";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { useEffect } from "react";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import * as s from "./template-preview.module.css";

const messages = ownMails;
const PAUSE_MS = 400;

interface TemplatePreviewProps {
  kind: TemplateKind;
  schema: ReturnType<typeof templateSchemaOf>;
}

/** The mail as the server would send it to a sample person; updated shortly after typing. */
export function TemplatePreview({ kind, schema }: TemplatePreviewProps) {
  const { subject, text } = useFormValues<Template>();
  const [ask, { data, isError }] = useEmployerPreviewTemplateMutation();
  const isSound = schema.isValidSync({ subject, text });
  useEffect(() => {
    if (!isSound) return;
    const timer = setTimeout(() => void ask({ params: { kind }, body: { subject, text } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, isSound, kind, subject, text]);
  return (
    <section aria-labelledby="preview" className={s.preview}>
      <h2 id="preview" className={s.title}>
        {messages.preview}
      </h2>
      <p className={s.about}>{isSound ? messages.previewAbout : messages.previewWaits}</p>
      {data && (
        <div className={s.mail} data-old={!isSound || undefined}>
          <p className={s.subject}>{data.subject}</p>
          <p className={s.text}>{data.text}</p>
        </div>
      )}
      {!data &&
        (isError ? (
          <p>{messages.previewFailed}</p>
        ) : (
          <Skeleton label={messages.previewLoading} count={5} shape="text" />
        ))}
    </section>
  );
}
