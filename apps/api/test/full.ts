/** Whether `npm run test:full` runs: all tests on both databases, the hard ones, and as many cases as there is time for at night. */
export const isFull = process.env.TESTS === "full";
