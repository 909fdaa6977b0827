ALTER TABLE "interview_sessions" ADD COLUMN "employer_id" uuid;--> statement-breakpoint
UPDATE "interview_sessions" s SET "employer_id" = a."employer_id" FROM "applications" a WHERE a."id" = s."application_id";--> statement-breakpoint
-- Whoever adds a session, the release before among them: it is its application's employer's.
CREATE FUNCTION session_employer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.employer_id := coalesce(NEW.employer_id, (SELECT a.employer_id FROM applications a WHERE a.id = NEW.application_id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER session_employer BEFORE INSERT ON "interview_sessions" FOR EACH ROW EXECUTE FUNCTION session_employer();--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_sent_to_employer" ON "interview_sessions" USING btree ("employer_id","sent_at" DESC NULLS LAST) WHERE sent_at is not null;