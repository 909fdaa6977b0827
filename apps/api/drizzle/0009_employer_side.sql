ALTER TABLE "applications" ADD COLUMN "employer_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shortlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_reminded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" a SET "employer_id" = j."employer_id" FROM "jobs" j WHERE j."id" = a."job_id";--> statement-breakpoint
-- Whoever adds an application, the release before among them: it is its job's employer's.
CREATE FUNCTION application_employer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.employer_id := coalesce(NEW.employer_id, (SELECT j.employer_id FROM jobs j WHERE j.id = NEW.job_id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER application_employer BEFORE INSERT ON "applications" FOR EACH ROW EXECUTE FUNCTION application_employer();--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_employer" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_employer_status" ON "applications" USING btree ("employer_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);