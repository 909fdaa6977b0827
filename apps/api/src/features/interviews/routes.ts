import * as contract from "@dryrun/domain/interviews/contract";
import { INTERVIEW_STOPPED } from "@dryrun/domain/interviews/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Results } from "./results.ts";
import type { Interviews } from "./service.ts";

export function interviewRoutes(app: FastifyInstance, interviews: Interviews, results: Results) {
  contractRoute(app, contract.startInterview, ({ body }, caller) => interviews.start(caller.id, body));
  contractRoute(app, contract.startPractice, ({ body }, caller) => interviews.startPractice(caller.id, body));
  contractRoute(app, contract.interviewHistory, ({ query }, caller) => results.history(caller.id, query));
  contractRoute(app, contract.interviewDetail, ({ params }, caller) => results.detail(caller.id, params.sessionId));
  contractRoute(app, contract.checkSubmitted, ({ query }, caller) => interviews.check(caller.id, query.applicationId));
  contractRoute(app, contract.stopInterview, async ({ params }, caller) => {
    await interviews.stop(caller.id, params.sessionId);
    return { message: INTERVIEW_STOPPED };
  });
  contractRoute(app, contract.submitInterview, async ({ body }, caller) => {
    await interviews.submit(caller.id, body.sessionId, body.answers);
    return { message: "Your answers are in. The evaluation has started." };
  });
  contractRoute(app, contract.sendToRecruiter, async ({ body }, caller) => {
    await interviews.sendToRecruiter(caller.id, body.sessionId);
    return { message: "Sent to the recruiter" };
  });
  contractRoute(app, contract.interviewQuestion, ({ params }, caller) =>
    interviews.question(caller.id, params.sessionId, params.n),
  );
  contractRoute(app, contract.saveDraft, ({ params, body }, caller) =>
    interviews.saveDraft(caller.id, params.sessionId, params.n, body.answer),
  );
  contractRoute(app, contract.recordEvent, ({ params, body }, caller) =>
    interviews.recordEvent(caller.id, params.sessionId, body),
  );
  contractRoute(app, contract.employerInterview, ({ params }, caller) =>
    results.forEmployer(caller.member, params.applicationId),
  );
}
