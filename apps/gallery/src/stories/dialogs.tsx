import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { AlertDialog } from "@dryrun/design-system/overlays/alert-dialog";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { Sheet } from "@dryrun/design-system/overlays/sheet";
import { type ReactNode, useState } from "react";
import type { Story } from "../story.ts";

function Opened({ label, children }: { label: string; children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
const DELETE = { title: "Delete this job?", confirmLabel: "Delete job", cancelLabel: "Keep job" };
const what = "Its 12 applications are withdrawn. This cannot be undone.";

export const dialogs: Story = {
  title: "Dialogs",
  group: "Feedback",
  about: "One job in front of the page, one level only. A confirmation names the act, and begins on the way back.",
  keys: [
    ["Esc", "leaves without doing it; the focus returns"],
    ["Tab", "stays inside"],
  ],
  states: [
    {
      name: "Dialog",
      hint: "a sheet from the bottom on phones",
      show: (
        <Opened label="Invite">
          {(isOpen, onClose) => (
            <Dialog
              {...{ isOpen, onClose }}
              title="Invite a person"
              description="They get a mail with the link of the job."
              footer={<Button variant="primary">Send invitation</Button>}
            >
              <Field label="Email" isRequired>
                <TextInput type="email" autoComplete="off" />
              </Field>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: "Large, longer than the window",
      show: (
        <Opened label="Read the rules">
          {(isOpen, onClose) => (
            <Dialog {...{ isOpen, onClose }} title="Rules" size="l">
              {Array.from({ length: 30 }, (_, index) => (
                <p key={index}>{`Rule ${index + 1}: every answer needs some text.`}</p>
              ))}
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: "Sheet",
      show: (
        <Opened label="More">
          {(isOpen, onClose) => (
            <Sheet {...{ isOpen, onClose }} title="More">
              <p>The rest of the entries.</p>
            </Sheet>
          )}
        </Opened>
      ),
    },
    {
      name: "Screen",
      hint: "a moment of its own over the whole page, skipped by Escape or its button",
      show: (
        <Opened label="Pass the quiz">
          {(isOpen, onClose) => (
            <Dialog
              {...{ isOpen, onClose }}
              look="screen"
              title="You passed the quiz"
              footer={
                <Button variant="primary" onClick={onClose}>
                  See all jobs
                </Button>
              }
            >
              <p>The jobs are open to you now.</p>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      name: "Confirm",
      hint: "its weight is paid when it opens",
      show: (
        <Opened label="Delete job">
          {(isOpen, onClose) => (
            <Confirm {...{ isOpen, onClose, ...DELETE }} onConfirm={onClose} isDanger>
              {what}
            </Confirm>
          )}
        </Opened>
      ),
    },
    {
      name: "Confirm, without danger",
      show: (
        <Opened label="Send to Recruiter">
          {(isOpen, onClose) => (
            <ConfirmDialog
              {...{ isOpen, onClose }}
              title="Send this result?"
              confirmLabel="Send"
              pendingLabel="Sending…"
              cancelLabel="Keep it"
              onConfirm={onClose}
            >
              You cannot take it back.
            </ConfirmDialog>
          )}
        </Opened>
      ),
    },
    {
      name: "Confirm, after a failure",
      hint: "the reason is in the dialog, which stays",
      show: (
        <Opened label="Delete session">
          {(isOpen, onClose) => (
            <Confirm
              {...{ isOpen, onClose }}
              title="Delete this session?"
              confirmLabel="Delete"
              failure="12 people are enrolled. Deactivate instead."
              onConfirm={onClose}
              isDanger
            />
          )}
        </Opened>
      ),
    },
    {
      name: "Alert",
      show: (
        <Opened label="Leave full screen">
          {(isOpen, onClose) => (
            <AlertDialog {...{ isOpen, onClose }} message="You left the interview window.">
              Your answers are saved and the clock is running.
            </AlertDialog>
          )}
        </Opened>
      ),
    },
  ],
};
