import { SECOND_MS } from "@dryrun/domain/time";
import pg from "pg";

interface Listening {
  url: string;
  channel: string;
  onNotify: () => void;
  /** A connection that was open broke. */
  onLost: () => void;
}

const AGAIN_MS = SECOND_MS;

/**
 * Listens on a connection of its own, which is opened again whenever it breaks; `onNotify` is called then too, since announcements
 * were missed. Without a connection nothing fails: the caller also looks by itself. Resolves with what ends it.
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
