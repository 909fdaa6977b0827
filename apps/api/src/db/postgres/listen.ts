import { SECOND_MS } from "@dryrun/domain/time";
import pg from "pg";

interface Listening {
  url: string;
  channel: string;
  onNotify: () => void;
  /** Called when an open connection broke. */
  onLost: () => void;
}

const AGAIN_MS = SECOND_MS;

/**
 * Listens on a separate connection, which is reopened whenever it breaks; `onNotify` is called then too, because
 * notifications were missed. Nothing fails without a connection: the caller also polls. Resolves with a function that
 * stops listening.
 */
export function listenOn({ url, channel, onNotify, onLost }: Listening): () => Promise<void> {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client;

  function open(): void {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: "dryrun-listener",
    });
    client = opened;
    let isOpen = false;
    let isOver = false;
    const over = () => {
      if (isOver || isEnded) return;
      isOver = true;
      if (isOpen) onLost();
      void opened.end().catch(() => {});
      timer = setTimeout(open, AGAIN_MS).unref();
    };
    opened.on("notification", onNotify);
    opened.on("error", over);
    opened.on("end", over);
    opened
      .connect()
      .then(() => opened.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        isOpen = true;
        onNotify();
      })
      .catch(over);
  }
  open();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}
