/** Class 08 (connection exceptions), server shutdown and terminated sessions. */
const CODES = /^(08\w{3}|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What node-postgres and the listener of pg-boss say without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|LISTEN\/NOTIFY (connection|heartbeat|channel))/;

/** Whether this error of a database client means that a connection that was open broke. */
export const isLostConnection = ({ message, code }: Error & { code?: unknown }): boolean =>
  CODES.test(String(code)) || MESSAGES.test(message);
