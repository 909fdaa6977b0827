import type { Begins } from "@dryrun/api-client/early/begin";
import {
  studentCompletion,
  studentProfileStart,
  useLazyStudentProfileQuery,
  useStudentProfileStartQuery,
} from "@dryrun/api-client/profile/student";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { PROFILE_LOAD_FAILED } from "@dryrun/domain/profile/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useState } from "react";
import * as words from "../../messages.en-in.ts";
import { EDIT_PARAMETER } from "../../paths.ts";
import { ProfileView } from "./profile-view.tsx";

/** Loads the profile, its first texts first; `rest` is the state of the remaining texts of a very long one. */
function useProfile() {
  const start = useStudentProfileStartQuery();
  const [load, all] = useLazyStudentProfileQuery();
  const isLong = start.data?.whole === false;
  useEffect(() => {
    if (isLong) void load(undefined, true);
  }, [isLong, load]);
  // Uses the newer of two answers; of the same version, the one with all texts.
  const isNewer = all.data && (!start.data || all.data.updatedAt >= start.data.updatedAt);
  return {
    profile: isNewer ? all.data : start.data,
    start,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void load() },
    /** Loads the current profile from the server, with all its texts. */
    loadNewer: async () => (await load()).data,
  };
}

const loadForm = () => import("./profile-form.tsx");

export const begin: Begins["begin"] = (dispatch) =>
  Promise.all([
    dispatch(studentProfileStart.initiate(undefined, { subscribe: false })),
    dispatch(studentCompletion.initiate(undefined, { subscribe: false })),
  ]);

/** The student's own profile as a resume and, on the same route, its form. */
export function ProfilePage() {
  const [params, setParams] = useSearchParams();
  const [isSaved, setSaved] = useState(false);
  const isEditing = params.has(EDIT_PARAMETER);
  const { module: form, hasFailed, retry } = useChunk(isEditing, loadForm);
  const { profile, start, rest, loadNewer } = useProfile();
  const isLost = start.error !== undefined && !profile;
  useEffect(() => {
    if (isLost) toast.error(PROFILE_LOAD_FAILED, { id: PROFILE_LOAD_FAILED });
  }, [isLost]);

  if (isLost)
    return <NotLoaded error={start.error} onRetry={() => void start.refetch()} isRetrying={start.isFetching} />;
  // The form needs the complete profile: saving a partial one would delete the rest.
  if (isEditing && rest.error && !profile?.whole)
    return <NotLoaded error={rest.error} onRetry={rest.retry} isRetrying={rest.isFetching} />;
  if (isEditing && hasFailed) return <NotLoaded error={undefined} onRetry={retry} isRetrying={false} />;
  if (!profile || (isEditing && !(form && profile.whole)))
    return <Skeleton label={words.loading.page} count={6} shape="text" />;
  const close = (hasSaved: boolean) => {
    setSaved(hasSaved);
    setParams({}, { replace: hasSaved });
  };
  if (isEditing && form)
    return (
      <form.ProfileForm
        profile={profile}
        onSaved={() => close(true)}
        onCancel={() => close(false)}
        loadNewer={loadNewer}
      />
    );
  return <ProfileView profile={profile} rest={rest} isSaved={isSaved} />;
}

function NotLoaded(failure: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  usePageTitle(words.profile.title);
  return <LoadFailed title={PROFILE_LOAD_FAILED} headingLevel={1} {...failure} />;
}
