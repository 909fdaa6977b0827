import * as contract from "@dryrun/domain/quiz/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../errors/app-error.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Files } from "../../ports.ts";
import type { Quiz } from "./service.ts";

export function quizRoutes(app: FastifyInstance, quiz: Quiz, datasets: Files) {
  fileRoute(app, contract.quizDataset, async ({ params }) => {
    const file = await datasets.read(params.name);
    if (!file) throw notFound("This dataset");
    return file;
  });
  contractRoute(app, contract.generateQuiz, (_, caller) => quiz.generate(caller.id));
  contractRoute(app, contract.submitQuiz, ({ body }, caller) => quiz.submit(caller.id, body.answers));
  contractRoute(app, contract.quizHistory, (_, caller) => quiz.history(caller.id));
  contractRoute(app, contract.quizAttempt, ({ params }, caller) => quiz.attempt(caller.id, params.id));
}
