CREATE TABLE "scorecard_criteria" (
	"job_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "scorecard_criteria_job_id_key_pk" PRIMARY KEY("job_id","key")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"scores" jsonb NOT NULL,
	"overall" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scorecard_criteria" ADD CONSTRAINT "scorecard_criteria_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_scorecard_per_person" ON "scorecards" USING btree ("application_id","author_id");--> statement-breakpoint
CREATE INDEX "scorecards_by_author" ON "scorecards" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE FUNCTION scorecards_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM scorecards WHERE application_id = NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER scorecards_of_deleted BEFORE UPDATE OF student_id ON "applications" FOR EACH ROW
  WHEN (NEW.student_id IS NULL) EXECUTE FUNCTION scorecards_of_deleted();
