import * as contract from "@dryrun/domain/courses/contract";
import type { FastifyInstance } from "fastify";
import { type Caller, requireAccess } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Course } from "./service.ts";

export function courseRoutes(app: FastifyInstance, course: Course) {
  contractRoute(app, contract.course, (_, caller) => course.overview(caller.id));
  contractRoute(app, contract.lesson, ({ params }, caller) => course.lesson(caller?.id, params.id));
  contractRoute(app, contract.saveLessonProgress, ({ params, body }, caller) =>
    course.saveProgress(caller.id, params.id, body.done),
  );
  contractRoute(app, contract.courseUnit, ({ params }, caller) => course.unit(caller.id, params.id));
  fileRoute(app, contract.unitSummary, ({ params }, caller) => {
    const { id } = requireAccess(contract.unitSummary, caller) as Caller;
    return course.summary(id, params.id);
  });
  contractRoute(app, contract.courseReport, () => course.report());
  contractRoute(app, contract.courseBuyers, ({ query }) => course.buyers(query));
}
