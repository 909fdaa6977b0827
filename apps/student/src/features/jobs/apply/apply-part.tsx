import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LoadFailed } from "@dryrun/frame/load-failed";
import * as words from "../../../messages.en-in.ts";
import type { ApplyFormProps } from "./apply-form.tsx";

const loadForm = () => import("./apply-form.tsx");

/** The application form, loaded with its editor when it opens, next to the profile that fills it in. */
export function ApplyPart(props: Omit<ApplyFormProps, "profile" | "store" | "onRetry" | "isRetrying">) {
  const { module: form, hasFailed, retry } = useChunk(true, loadForm);
  const profile = useStudentProfileQuery();
  const { error } = profile;
  if (hasFailed)
    return <LoadFailed title={words.apply.formFailed} error={undefined} onRetry={retry} isRetrying={false} />;
  if (!form || profile.isLoading) return <Skeleton label={words.apply.loading} count={6} shape="row" />;
  const askAgain = error && !profile.data ? () => void profile.refetch() : undefined;
  // A profile that loads late fills in a new form; typed text is restored from its draft.
  return (
    <form.ApplyForm
      key={profile.data ? "filled" : "blank"}
      {...props}
      profile={profile.data}
      onRetry={askAgain}
      isRetrying={profile.isFetching}
    />
  );
}
