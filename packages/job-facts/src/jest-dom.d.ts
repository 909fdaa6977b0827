import "@testing-library/jest-dom/jest-globals"; // the types of its matchers
