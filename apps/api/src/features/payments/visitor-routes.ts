import * as course from "@dryrun/domain/courses/contract";
import * as masterclass from "@dryrun/domain/masterclass/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Visitor } from "./orders/visitors.ts";
import type { PaymentService } from "./service.ts";

const visitorOf = (caller: Caller | null, { ip }: FastifyRequest): Visitor => ({ caller, network: networkOf(ip) });

/** Adds the routes for purchases without an account. */
export function visitorRoutes(app: FastifyInstance, payments: PaymentService) {
  contractRoute(app, course.publicCoupons, ({ query }, caller, request) =>
    payments.coupons(visitorOf(caller, request), query.email),
  );
  contractRoute(app, course.validateCoupon, ({ body }, caller, request) =>
    payments.tryCoupon(visitorOf(caller, request), body),
  );
  contractRoute(app, course.createCourseOrder, ({ body }, caller, request) =>
    payments.orderCourse(visitorOf(caller, request), body),
  );
  contractRoute(app, course.verifyCourse, ({ body }) => payments.verifyCourse(body));
  contractRoute(app, masterclass.createMasterclassOrder, ({ body }, caller, request) =>
    payments.orderSeat(visitorOf(caller, request), body),
  );
  contractRoute(app, masterclass.verifyMasterclass, ({ body }) => payments.verifySeat(body));
}
