import { BRAND } from "@dryrun/domain/brand";
import type { Db } from "../../db/client.ts";
import { contactMail } from "../../mails/contact.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import { deleteMessage, findMessage } from "./queries.ts";

/** Support answers from its mailbox, so messages are deleted here once delivered. */
export function contactJobs({ db, mailer }: { db: Db; mailer: Mailer }): Pick<Handlers, "mail.contact"> {
  return {
    async "mail.contact"({ messageId }) {
      const message = await findMessage(db, messageId);
      if (!message) return;
      const replyTo = { name: message.name, address: message.email };
      await mailer.send({ ...contactMail(message), to: BRAND.supportEmail, replyTo, key: `contact-${messageId}` });
      await deleteMessage(db, messageId);
    },
  };
}
