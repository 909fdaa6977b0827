import { afterEach, jest } from "@jest/globals";
import { configure } from "@testing-library/dom";

// Without a cache Jest takes seconds to compile a dialog that a page loads later. Only a failing test waits longer.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => void jest.useRealTimers()); // a failed test cannot do it itself
