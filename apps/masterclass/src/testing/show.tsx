import { serveTests, showPart } from "@dryrun/frame/testing/show-part";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

/** A server that knows nothing; the test adds what its page asks for. */
export const useServer = () => serveTests();

/** The part as the shell shows it, opened at a path. */
export const show = (at: string) => showPart(remote.routes, at);
