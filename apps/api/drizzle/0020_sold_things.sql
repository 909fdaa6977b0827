ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_id_unique";--> statement-breakpoint
DROP INDEX "one_document_per_order";--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "credit_order_id" uuid;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reported_minutes" real;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reminded_hours" integer;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attendee_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text DEFAULT 'duplicate' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_credit_order_id_orders_id_fk" FOREIGN KEY ("credit_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolments_by_email" ON "enrolments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enrolments_by_order" ON "enrolments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_receipt_per_order" ON "documents" USING btree ("order_id","kind") WHERE kind <> 'credit-note';--> statement-breakpoint
CREATE INDEX "documents_by_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_credit_note_per_refund" ON "documents" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "courses_by_email" ON "orders" USING btree ("email") WHERE kind = 'course';--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_age" ON "refunds" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_own_refund_per_payment" ON "refunds" USING btree ("payment_id") WHERE reason not in ('provider', 'dispute');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id");