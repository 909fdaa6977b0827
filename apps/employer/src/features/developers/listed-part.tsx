import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";
import type { ReactNode } from "react";
import { developers } from "../../messages/company/developers.en-in.ts";
import { Section } from "../../shared/section.tsx";
import * as s from "./developers-page.module.css";

interface ListedPartProps<Data> {
  text: { title: string; about: string; failed: string; create: string };
  answer: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The list. */
  children: (data: Data) => ReactNode;
  /** The form that adds to the list. */
  form: ReactNode;
}

/** A list of keys or webhooks, and the form that adds one. */
export function ListedPart<Data extends object>({ text, answer, children, form }: ListedPartProps<Data>) {
  const { data, error, isFetching, refetch } = answer;
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      {Boolean(error) && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={developers.loading} count={2} />}
      {data && children(data)}
      {data && (
        <Section title={text.create} level={3}>
          {form}
        </Section>
      )}
    </Section>
  );
}
