CREATE TABLE "application_drafts" (
	"student_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"values" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_student_id_job_id_pk" PRIMARY KEY("student_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_by_time" ON "application_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "application_drafts_by_job" ON "application_drafts" USING btree ("job_id");