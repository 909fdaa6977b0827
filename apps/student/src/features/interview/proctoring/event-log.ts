import type { EventType, RUN_EVENT } from "@dryrun/domain/interviews/limits";

export interface RecordedEvent {
  type: EventType | typeof RUN_EVENT;
  at: string;
  number: number;
}

/** Sends events in order; a failed one is sent with the next event, or on `flush`. */
export function createEventLog(send: (event: RecordedEvent) => Promise<boolean>) {
  const waiting: RecordedEvent[] = [];
  let isSending = false;

  async function flush() {
    if (isSending) return;
    isSending = true;
    for (let event = waiting[0]; event; event = waiting[0]) {
      if (!(await send(event))) break;
      waiting.shift();
    }
    isSending = false;
  }
  return {
    flush,
    record(event: RecordedEvent) {
      waiting.push(event);
      void flush();
    },
    unsent: () => [...waiting],
  };
}
