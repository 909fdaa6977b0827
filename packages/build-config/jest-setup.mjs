import "@testing-library/jest-dom/jest-globals";
import { jest } from "@jest/globals";
import { configure } from "@testing-library/dom";

// A machine that runs several suites on two cores is slow; waiting longer costs only a test that fails.
configure({ asyncUtilTimeout: 8000 });
// There, too, a key may be pressed between two frames: a page's test gets a second try, and its first failure is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
