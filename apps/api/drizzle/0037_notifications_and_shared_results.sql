CREATE TABLE "mail_stops" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stops_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"session_id" uuid,
	"application_id" uuid,
	"job_id" uuid,
	"company" text,
	"score" smallint,
	"found" smallint,
	"search" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shared_results" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"token" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_results_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_key" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shared_results_by_student" ON "shared_results" USING btree ("student_id","shared_at" DESC NULLS LAST);