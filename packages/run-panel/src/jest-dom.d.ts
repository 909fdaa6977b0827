import "@testing-library/jest-dom/jest-globals"; // declares the types of its matchers
