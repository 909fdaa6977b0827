import { useEmployerLookAtApplicationMutation } from "@dryrun/api-client/applications/triage/employer";
import { iconProps } from "@dryrun/design-system/icon-props";
import { LOOKING_EVERY_SECONDS } from "@dryrun/domain/applications/limits";
import { lookingText } from "@dryrun/domain/applications/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import * as s from "./lookers.module.css";
import { useHasColleagues } from "./use-colleagues.ts";

/** The first report waits, so that walking through a list reports nothing. */
const FIRST_AFTER_MS = 1500;

/** Reports that the person looks at an application while it is in sight, and returns the names of colleagues who do so too. */
function useLookers(applicationId: string): readonly string[] {
  const hasColleagues = useHasColleagues();
  const [report] = useEmployerLookAtApplicationMutation();
  const [seen, setSeen] = useState<{ applicationId: string; names: readonly string[] }>();
  useEffect(() => {
    if (!hasColleagues) return;
    let isLeft = false;
    const send = async () => {
      if (document.visibilityState !== "visible") return;
      const { data } = await report({ params: { applicationId } });
      if (data && !isLeft) setSeen({ applicationId, names: data.others.map(({ fullName }) => fullName) });
    };
    const first = setTimeout(() => void send(), FIRST_AFTER_MS);
    const timer = setInterval(() => void send(), LOOKING_EVERY_SECONDS * SECOND_MS);
    return () => {
      isLeft = true;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [applicationId, hasColleagues, report]);
  return seen?.applicationId === applicationId ? seen.names : [];
}

/** "Kavita Menon is looking at this now": two people are about to decide the same application. */
export function Lookers({ applicationId }: { applicationId: string }) {
  const names = useLookers(applicationId);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className={s.lookers}>
          <Eye {...iconProps(16)} />
          {lookingText(names)}
        </p>
      )}
    </div>
  );
}
