import { Banner, type BannerTone } from "@dryrun/design-system/feedback/banner";
import { useLocation, useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useState } from "react";

export interface Notice {
  tone: BannerTone;
  text: string;
}

/** Returns navigation state with a notice that the target page shows once. */
export const noticeState = (tone: BannerTone, text: string) => ({ notice: { tone, text } satisfies Notice });

/** Returns an entry of the navigation state, removed after reading so that a reload does not show it again. */
export function useArrivalState<Value>(key: string): [Value | undefined, () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const brought = (state as Record<string, Value> | null)?.[key];
  const [kept, setKept] = useState(brought);
  useEffect(() => {
    if (brought === undefined) return;
    setKept(brought);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [brought, navigate, pathname, search]);
  return [kept, () => setKept(undefined)];
}

/** Shows the notice of the previous page. */
export function ArrivalNotice() {
  const [notice, close] = useArrivalState<Notice>("notice");
  if (!notice) return null;
  return (
    <Banner tone={notice.tone} onClose={close}>
      {notice.text}
    </Banner>
  );
}
