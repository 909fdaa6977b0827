import { useEmployerChooseDigestMutation, useEmployerDigestQuery } from "@dryrun/api-client/company/digest";
import { errorMessage } from "@dryrun/api-client/errors";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { DIGEST_CHOICES, type DigestChoice } from "@dryrun/domain/company/digest/rules";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { Section } from "../../../shared/section.tsx";
import { AddressNeeded } from "../../../shared/verification/address-needed.tsx";
import { digest as text } from "./digest.en-in.ts";

const OPTIONS = DIGEST_CHOICES.map((value) => ({ value, label: text.choices[value] }));

/** How often the person gets the summary by mail; the choice is saved when it changes. */
export function DigestPart() {
  const { data, error, isFetching, refetch } = useEmployerDigestQuery();
  return (
    <Section title={text.title}>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={1} />}
      {data && <Choice saved={data.every} />}
    </Section>
  );
}

function Choice({ saved }: { saved: DigestChoice }) {
  const [choose] = useEmployerChooseDigestMutation();
  const [chosen, setChosen] = useState<DigestChoice | null>(null);
  const [isSaved, setSaved] = useState(false);
  const shown = chosen ?? saved;

  async function save(value: string) {
    const every = DIGEST_CHOICES.find((one) => one === value) ?? "off";
    setChosen(every);
    setSaved(false);
    const { error } = await choose({ body: { every } });
    if (error) {
      setChosen(shown);
      toast.error(errorMessage(error, text.failed));
      return;
    }
    setSaved(true);
  }
  return (
    <>
      {shown !== "off" && <AddressNeeded text={text.needsAddress} />}
      <Field label={text.label} hint={text.hint}>
        <Select options={OPTIONS} value={shown} onValue={(value) => void save(value)} />
      </Field>
      <p role="status">{isSaved && text.saved}</p>
    </>
  );
}
