import { answers } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import { me } from "@dryrun/domain/auth/contract";
import { aPerson, serveTests, showPart } from "@dryrun/frame/testing/show-part";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

export const signedIn = aPerson({ username: "meera", fullName: "Meera Iyer", userType: "{{role}}" });

/** A server with the signed-in person; the test adds the calls of its page. */
export const useServer = () =>
  serveTests((server) => {
    keepToken("t1");
    server.use(answers(me, { user: signedIn }));
  });

/** Renders this part like the shell, opened at a path. */
export const show = (at: string) => showPart(remote.routes, at);
