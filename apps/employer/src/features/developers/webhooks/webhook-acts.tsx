import {
  useEmployerChangeWebhookMutation,
  useEmployerChangeWebhookSecretMutation,
  useEmployerDeleteWebhookMutation,
  useEmployerTestWebhookMutation,
} from "@dryrun/api-client/company/webhooks";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { toast } from "@dryrun/remote-kit/toasts";
import { developers } from "../../../messages/company/developers.en-in.ts";
import type { Webhook } from "../../../shared/answers.ts";
import type { Act } from "../asked-act.tsx";
import { hostOf } from "./host-of.ts";

const text = developers.webhooks;

interface WebhookActsProps {
  webhook: Webhook;
  onAsk: (act: Act) => void;
  onLog: (webhook: Webhook) => void;
  onSecret: (shown: { host: string; secret: string }) => void;
  onRemoved: (webhook: Webhook) => void;
}

function useActs({ webhook, onAsk, onLog, onSecret, onRemoved }: WebhookActsProps) {
  const { _id: webhookId, active } = webhook;
  const host = hostOf(webhook);
  const [change, { isLoading: isChanging }] = useEmployerChangeWebhookMutation();
  const [test, { isLoading: isTesting }] = useEmployerTestWebhookMutation();
  const [remove] = useEmployerDeleteWebhookMutation();
  const [changeSecret] = useEmployerChangeWebhookSecretMutation();
  const params = { webhookId };
  const say = ({ data, error }: { data?: { message: string } | undefined; error?: unknown }) =>
    data ? toast.success(data.message) : toast.error(errorMessage(error, developers.failedAct));
  const askToRemove = () =>
    onAsk({
      title: text.removeTitle(host),
      about: text.removeText,
      confirm: text.removeConfirm,
      pending: text.removing,
      async run() {
        const { error } = await remove({ params });
        if (error) return error;
        toast.success(text.removed);
        onRemoved(webhook);
      },
    });
  const askForSecret = () =>
    onAsk({
      title: text.secretAsk(host),
      about: text.secretText,
      confirm: text.secretConfirm,
      pending: text.changing,
      async run() {
        const { data, error } = await changeSecret({ params });
        if (data) onSecret({ host, secret: data.secret });
        return error;
      },
    });
  return [
    { name: text.test, label: text.testOf(host), isBusy: isTesting, act: async () => say(await test({ params })) },
    { name: text.log, label: text.logOf(host), act: () => onLog(webhook) },
    {
      name: active ? text.switchOff : text.switchOn,
      label: active ? text.switchOffOf(host) : text.switchOnOf(host),
      isBusy: isChanging,
      act: async () => say(await change({ params, body: { active: !active } })),
    },
    { name: text.secret, label: text.secretOf(host), act: askForSecret, opensDialog: true },
    { name: text.remove, label: text.removeOf(host), act: askToRemove, opensDialog: true },
  ];
}

/** What can be done with a webhook. */
export function WebhookActs(props: WebhookActsProps) {
  return useActs(props).map(({ name, label, act, isBusy = false, opensDialog = false }) => (
    <Button
      key={label}
      size="s"
      variant="quiet"
      aria-label={label}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      isBusy={isBusy}
      onClick={() => void act()}
    >
      {name}
    </Button>
  ));
}
