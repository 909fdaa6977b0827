import { errorMessage } from "@dryrun/api-client/errors";
import {
  useEmployerResetTemplateMutation,
  useEmployerTestTemplateMutation,
} from "@dryrun/api-client/templates/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import type { TemplateKind } from "@dryrun/domain/templates/limits";
import { TEMPLATE_RESET } from "@dryrun/domain/templates/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import * as s from "./template-tools.module.css";

const text = ownMails;

interface TemplateToolsProps {
  kind: TemplateKind;
  isOwn: boolean;
  onReset: () => void;
}

/** Sends a test mail of the saved text, and restores the standard text. */
export function TemplateTools({ kind, isOwn, onReset }: TemplateToolsProps) {
  const [sendTest, test] = useEmployerTestTemplateMutation();
  const [reset, resetting] = useEmployerResetTemplateMutation();
  const [isAsking, setAsking] = useState(false);
  const failure = test.error ?? resetting.error;

  async function restore() {
    const { error } = await reset({ params: { kind } });
    setAsking(false);
    if (error) return;
    toast.success(TEMPLATE_RESET);
    onReset();
  }
  return (
    <div className={s.tools}>
      {failure && (
        <Banner tone="danger" role="alert">
          {errorMessage(failure, text.toolFailed)}
        </Banner>
      )}
      {test.data && !failure && <Banner tone="success">{test.data.message}</Banner>}
      <div className={s.buttons}>
        <Button isBusy={test.isLoading} pendingLabel={text.testing} onClick={() => void sendTest({ params: { kind } })}>
          {text.test}
        </Button>
        {isOwn && (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {text.reset}
          </Button>
        )}
      </div>
      <p className={s.note}>{text.testAbout}</p>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void restore()}
        title={text.resetTitle}
        confirmLabel={text.reset}
        cancelLabel={text.keep}
        pendingLabel={text.resetting}
        isBusy={resetting.isLoading}
        isDanger
      >
        {text.resetText}
      </Confirm>
    </div>
  );
}
