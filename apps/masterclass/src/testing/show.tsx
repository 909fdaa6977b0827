import { serveTests, showPart } from "@dryrun/frame/testing/show-part";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

/** A server without handlers; each test adds those of its page. */
export const useServer = () => serveTests();

/** Opens the part at a path, as the shell shows it. */
export const show = (at: string) => showPart(remote.routes, at);
