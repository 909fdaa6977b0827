/** Whether this is `npm run test:full`, which runs all tests on both databases, with more cases. */
export const isFull = process.env.TESTS === "full";
