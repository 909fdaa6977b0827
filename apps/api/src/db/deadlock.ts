const DEADLOCK = "40P01";
const ATTEMPTS = 5;

/** Whether PostgreSQL ended the transaction as a deadlock's victim. */
const isDeadlock = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === DEADLOCK;

/** Runs a transaction, and runs it again if PostgreSQL cancelled it to resolve a deadlock: by then the other one has its locks. */
export async function retryDeadlock<T>(transaction: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts === 1 || !isDeadlock(error)) throw error;
    return retryDeadlock(transaction, attempts - 1);
  }
}
