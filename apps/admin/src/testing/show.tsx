import { answers } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import { me } from "@dryrun/domain/auth/contract";
import { aPerson, serveTests, showPart } from "@dryrun/frame/testing/show-part";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

export const signedIn = aPerson({ username: "meera", fullName: "Meera Iyer", userType: "admin" });

/** A server with a signed-in admin; tests add the handlers of their page. */
export const useServer = () =>
  serveTests((server) => {
    keepToken("t1");
    server.use(answers(me, { user: signedIn }));
  });

/** Opens this part at a path, as the shell shows it. */
export const show = (at: string) => showPart(remote.routes, at);
