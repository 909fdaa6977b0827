import {
  useEmployerRemoveCompanyLogoMutation,
  useEmployerSetCompanyLogoMutation,
} from "@dryrun/api-client/company/profile";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { MAX_LOGO_BYTES } from "@dryrun/domain/company/profile/limits";
import { CompanyLogo } from "@dryrun/job-facts/company-logo";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef, useState } from "react";
import { company } from "../../../messages/company/profile.en-in.ts";
import type { Company } from "../../../shared/answers.ts";
import * as s from "./company.module.css";

const text = company.logo;
const ACCEPT = ".png,.jpg,.jpeg,.webp";

/** The logo as candidates see it and, for owners, its upload. A chosen file is uploaded at once. */
export function CompanyLogoPart({ company: { logo, name }, isOwner }: { company: Company; isOwner: boolean }) {
  const [upload, { isLoading }] = useEmployerSetCompanyLogoMutation();
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const part = useRef<HTMLDivElement>(null);

  async function send(chosen: File) {
    setFile(chosen);
    setFailure(undefined);
    const { data, error } = await upload({ file: chosen });
    setFile(undefined);
    if (data) toast.success(data.message);
    else setFailure(errorMessage(error, text.notSaved));
  }
  return (
    <div ref={part} tabIndex={-1} className={s.part}>
      <h3 className={s.title}>{text.title}</h3>
      {logo ? <CompanyLogo src={logo} name={name} /> : <p className={s.none}>{text.none}</p>}
      {isOwner && (
        <>
          <Field label={text.label} hint={text.hint} error={failure}>
            <FileDrop
              accept={ACCEPT}
              maxBytes={MAX_LOGO_BYTES}
              chooseLabel={logo ? text.other : text.choose}
              file={file}
              {...(isLoading && { about: text.uploading })}
              onFile={(chosen) => void send(chosen)}
              onRefused={setFailure}
            />
          </Field>
          {logo && <RemoveLogo onFailure={setFailure} onRemoved={() => part.current?.focus()} />}
        </>
      )}
    </div>
  );
}

interface RemoveLogoProps {
  onFailure: (message: string | undefined) => void;
  /** The pressed button is gone: the focus goes to the part. */
  onRemoved: () => void;
}

function RemoveLogo({ onFailure, onRemoved }: RemoveLogoProps) {
  const [remove, { isLoading }] = useEmployerRemoveCompanyLogoMutation();
  async function press() {
    onFailure(undefined);
    const { data, error } = await remove();
    if (!data) return onFailure(errorMessage(error, text.notRemoved));
    toast.success(data.message);
    onRemoved();
  }
  return (
    <div>
      <Button size="s" isBusy={isLoading} pendingLabel={text.removing} onClick={() => void press()}>
        {text.remove}
      </Button>
    </div>
  );
}
