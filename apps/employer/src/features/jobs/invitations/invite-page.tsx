import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerInviteMutation } from "@dryrun/api-client/invitations/employer";
import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { invite } from "@dryrun/domain/invitations/contract";
import { VALIDITIES, VALIDITY_LABELS } from "@dryrun/domain/invitations/limits";
import { ALREADY_APPLIED, INVITE_FAILED, INVITED, INVITED_AGAIN } from "@dryrun/domain/invitations/messages";
import { inviteSchema } from "@dryrun/domain/invitations/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import * as s from "./invite-page.module.css";

const say = words.invite;
const BLANK = { firstName: "", lastName: "", email: "", phone: "", validity: "" };
const CHOICES = VALIDITIES.map((value) => ({ value, label: VALIDITY_LABELS[value] }));
type Body = Input<typeof invite>["body"];

/** Invites one person to a job. */
export function InvitePage() {
  const { jobId = "" } = useParams();
  const { currentData: own } = useEmployerJobQuery({ params: { id: jobId } });
  const { state } = useLocation();
  const [sent, setSent] = useState(0);
  return (
    <>
      <PageHeader
        back={<Link to={paths.job(jobId)}>{words.applications.backToJob}</Link>}
        about={own && say.toJob(own.job.title)}
      >
        <PageTitle title={say.title} />
      </PageHeader>
      {/* Another person is another form: its first field, its own key. */}
      <InviteForm
        key={sent}
        jobId={jobId}
        initialValues={sent === 0 ? givenBy(state) : BLANK}
        isAnother={sent > 0}
        onAnother={() => setSent(sent + 1)}
      />
    </>
  );
}

/** Somebody found by the search is filled in already. */
function givenBy(state: unknown): typeof BLANK {
  const given = { ...BLANK };
  for (const name of ["firstName", "lastName", "email", "phone"] as const) {
    const value = (state as Record<string, unknown> | null)?.[name];
    if (typeof value === "string") given[name] = value;
  }
  return given;
}

interface InviteFormProps {
  jobId: string;
  initialValues: typeof BLANK;
  isAnother: boolean;
  onAnother: () => void;
}

function InviteForm({ jobId, initialValues, isAnother, onAnother }: InviteFormProps) {
  const navigate = useNavigate();
  const send = useInvite(jobId);
  const wantsAnother = useRef(false);
  useEffect(() => {
    if (isAnother) document.getElementById("firstName")?.focus();
  }, [isAnother]);
  async function submit(body: Body) {
    const { data, error } = await send(body);
    if (!data) return { ok: false as const, message: errorMessage(error, INVITE_FAILED), errors: fieldErrors(error) };
    if (data.alreadyApplied && data.applicationId) {
      toast.info(ALREADY_APPLIED);
      void navigate(paths.application(data.applicationId));
      return undefined;
    }
    toast.success(data.alreadyInvited ? INVITED_AGAIN : INVITED);
    if (wantsAnother.current) onAnother();
    else void navigate(paths.job(jobId));
    return undefined;
  }
  return (
    <FormShell
      initialValues={initialValues}
      schema={inviteSchema}
      onSubmit={submit}
      label={say.form}
      submitLabel={say.submit}
      pendingLabel={say.pending}
      cancelLabel={say.cancel}
      onCancel={() => void navigate(paths.job(jobId))}
      onSubmitRefused={() => {
        wantsAnother.current = false;
      }}
      hasRequiredNote
      className={s.form}
      afterButtons={
        <div>
          <Button
            type="submit"
            variant="quiet"
            onClick={() => {
              wantsAnother.current = true;
            }}
          >
            {say.another}
          </Button>
        </div>
      }
    >
      <div className={s.pair}>
        <TextField name="firstName" label={say.firstName} maxLength={60} autoComplete="off" isRequired />
        <TextField name="lastName" label={say.lastName} maxLength={59} autoComplete="off" isRequired />
      </div>
      <TextField name="email" label={say.email} type="email" inputMode="email" autoComplete="off" isRequired />
      <PhoneField name="phone" label={say.phone} isOptional />
      <RadioField name="validity" legend={say.validity} options={CHOICES} look="cards" columns={3} isRequired />
      <UnsavedGuard title={say.leave} text={say.unsaved} />
    </FormShell>
  );
}

/** Sends the same form once, however often it is handed in; what is sent after a refusal is another request. */
function useInvite(jobId: string) {
  const [invitePerson] = useEmployerInviteMutation();
  const key = useRef("");
  return async (body: Body): Promise<{ data?: Output<typeof invite>; error?: unknown }> => {
    key.current ||= newKey();
    const answer = await invitePerson({ params: { jobId }, body, idempotencyKey: key.current });
    if (errorCode(answer.error)) key.current = newKey();
    return answer;
  };
}
