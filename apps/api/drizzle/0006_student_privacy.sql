CREATE TABLE "profile_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid,
	"student_id" uuid NOT NULL,
	"company" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "answers_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_view_a_day" ON "profile_views" USING btree ("employer_id","student_id","day");--> statement-breakpoint
CREATE INDEX "profile_views_by_student" ON "profile_views" USING btree ("student_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_views_by_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ledger_by_time" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_without_password" ON "users" USING btree ("created_at") WHERE password_hash is null;--> statement-breakpoint
CREATE INDEX "sessions_with_answers" ON "interview_sessions" USING btree ("evaluated_at") WHERE answers_deleted_at is null;