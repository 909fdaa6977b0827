import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Bell } from "lucide-react";
import { words } from "../messages.en-in.ts";
import type { Application } from "./answers.ts";
import { useInterviewReminder } from "./use-interview-reminder.ts";

const say = words.application;

/** Reminds the candidate to take the interview (specification 2, point 2). */
export function RemindButton({ application }: { application: Application }) {
  const { remind, isBusy, failure } = useInterviewReminder(application);
  return (
    <>
      <Button size="s" icon={<Bell {...iconLook(16)} />} isBusy={isBusy} pendingLabel={say.reminding} onClick={remind}>
        {say.remind}
      </Button>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </>
  );
}
