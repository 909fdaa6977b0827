import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Bell } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";
import { useInterviewReminder } from "./use-interview-reminder.ts";

const text = messages.application;

/** Reminds the candidate to take the interview. */
export function RemindButton({ application }: { application: Application }) {
  const { remind, isBusy, failure } = useInterviewReminder(application);
  return (
    <>
      <Button
        size="s"
        icon={<Bell {...iconProps(16)} />}
        isBusy={isBusy}
        pendingLabel={text.reminding}
        onClick={remind}
      >
        {text.remind}
      </Button>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </>
  );
}
