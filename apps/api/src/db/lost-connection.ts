/** Class 08 (connection exceptions), server shutdown and terminated sessions. */
const CODES = /^(08\w{3}|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Messages of node-postgres and of pg-boss's listener that have no code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|LISTEN\/NOTIFY (connection|heartbeat|channel))/;

/** Whether this error of a database client means that an open connection broke. */
export const isLostConnection = ({ message, code }: Error & { code?: unknown }): boolean =>
  CODES.test(String(code)) || MESSAGES.test(message);
