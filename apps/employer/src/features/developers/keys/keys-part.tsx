import { useEmployerApiKeysQuery } from "@dryrun/api-client/company/api-keys";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { developers } from "../../../messages/company/developers.en-in.ts";
import { Section } from "../../../shared/section.tsx";
import * as s from "../developers-page.module.css";
import { CreateKey } from "./create-key.tsx";
import { KeyList } from "./key-list.tsx";

const text = developers.keys;

/** The API keys of the company. */
export function KeysPart() {
  const { data, error, isFetching, refetch } = useEmployerApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      {error && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={developers.loading} count={2} />}
      {data && <KeyList keys={data.keys} />}
      {data && (
        <Section title={text.create} level={3}>
          <CreateKey />
        </Section>
      )}
    </Section>
  );
}
