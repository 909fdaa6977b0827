import "@testing-library/jest-dom/jest-globals";
import { configure } from "@testing-library/dom";

// A machine that runs several suites on two cores is slow; waiting longer costs only a test that fails.
configure({ asyncUtilTimeout: 8000 });
