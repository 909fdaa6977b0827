import { useEmployerRejectionReasonsQuery } from "@dryrun/api-client/company/rejection-reasons";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { setRejectionReasons } from "@dryrun/domain/company/rejection-reasons/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import * as s from "../profile-page.module.css";
import { reasons as text } from "./reasons.en-in.ts";
import { ReasonsForm } from "./reasons-form.tsx";

/** The reasons that the company offers for rejections: its owners change them, others read them. */
export function ReasonsPart() {
  const isOwner = useMay(setRejectionReasons);
  const { data, error, isFetching, refetch } = useEmployerRejectionReasonsQuery();
  return (
    <Section title={text.title}>
      <p className={s.note}>{isOwner ? text.about : text.ofOwners}</p>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={2} />}
      {data && !isOwner && <ReasonTexts reasons={data.reasons} />}
      {data && isOwner && (
        <details>
          <summary>{text.change(data.reasons.length)}</summary>
          <ReasonsForm reasons={data.reasons} />
        </details>
      )}
    </Section>
  );
}

const ReasonTexts = ({ reasons }: { reasons: readonly { text: string; isShared: boolean }[] }) => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason.text}>
        <span dir="auto">{reason.text}</span>
        <p className={s.note}>{reason.isShared ? text.shared : text.private}</p>
      </li>
    ))}
  </ul>
);
