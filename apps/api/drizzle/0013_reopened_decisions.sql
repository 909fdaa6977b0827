CREATE TABLE "reopened_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"private_reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"reopened_at" timestamp with time zone NOT NULL,
	"reopened_by" uuid,
	"reopen_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "private_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reopened_decisions" ADD CONSTRAINT "reopened_decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopened_decisions" ADD CONSTRAINT "reopened_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopened_decisions" ADD CONSTRAINT "reopened_decisions_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reopened_decisions_of_application" ON "reopened_decisions" USING btree ("application_id","reopened_at");--> statement-breakpoint
CREATE INDEX "reopened_decisions_by_decider" ON "reopened_decisions" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "reopened_decisions_by_reopener" ON "reopened_decisions" USING btree ("reopened_by") WHERE reopened_by is not null;
--> statement-breakpoint
-- The former release does not know these texts when it deletes a candidate's data.
CREATE FUNCTION reasons_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM reopened_decisions WHERE application_id = NEW.id;
  NEW.private_reason := '';
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reasons_of_deleted BEFORE UPDATE OF student_id ON "applications" FOR EACH ROW
  WHEN (NEW.student_id IS NULL) EXECUTE FUNCTION reasons_of_deleted();
