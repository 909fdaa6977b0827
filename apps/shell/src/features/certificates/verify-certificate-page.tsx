import { usePublicCertificateQuery } from "@dryrun/api-client/certificates/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { CERTIFICATE_NOT_FOUND, CHECK_THE_ID } from "@dryrun/domain/certificates/messages";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { verifyCertificate as messages } from "../../messages/certificates.en-in.ts";
import { NarrowCard } from "../../shared/narrow-card.tsx";
import { CertificateCard } from "./certificate-card.tsx";
import * as s from "./verify-certificate-page.module.css";

const ID = "id";

/** Returns a key that resets the form for an id from a link, but keeps it, with the focus, for a typed id. */
function useFormKey(id: string) {
  const [form, setForm] = useState({ id, typed: id, key: 0 });
  if (form.id !== id) setForm(id === form.typed ? { ...form, id } : { id, typed: id, key: form.key + 1 });
  return { key: form.key, onTyped: (typed: string) => setForm((now) => ({ ...now, typed })) };
}

/** Verifies a certificate: shows the certificate of an id, which is typed or comes from the QR code's link. */
export function VerifyCertificatePage() {
  const [search, setSearch] = useSearchParams();
  const id = (search.get(ID) ?? "").trim();
  const { key, onTyped } = useFormKey(id);
  const { currentData, error, isFetching, refetch } = usePublicCertificateQuery(
    { params: { id } },
    { skip: id === "" },
  );

  function verify(form: { id: string }) {
    const typed = form.id.trim();
    if (typed === "") return; // nothing was entered
    if (typed === id) void refetch();
    else {
      onTyped(typed);
      setSearch({ [ID]: typed });
    }
  }
  return (
    <div className={s.page}>
      <NarrowCard title={messages.title} width="register" data-print="no">
        <p>{messages.about}</p>
        <FormShell
          key={key}
          initialValues={{ id }}
          onSubmit={verify}
          submitLabel={messages.submit}
          label={messages.form}
          hasWideSubmit
        >
          <TextField name="id" label={messages.id} autoComplete="off" spellCheck={false} />
        </FormShell>
        {isFetching && <Skeleton label={messages.verifying} count={2} shape="text" />}
        {error && !isFetching && <Refusal error={error} onRetry={() => void refetch()} />}
      </NarrowCard>
      {currentData && !isFetching && <CertificateCard certificate={currentData} />}
    </div>
  );
}

function Refusal({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = errorCode(error) === "NOT_FOUND";
  return (
    <Banner tone="danger" role="alert" action={!isUnknown && <Button onClick={onRetry}>{messages.tryAgain}</Button>}>
      <strong>{errorMessage(error, CERTIFICATE_NOT_FOUND)}</strong>
      <br />
      {isUnknown ? CHECK_THE_ID : messages.failed}
    </Banner>
  );
}
