ALTER TABLE "invitations" ADD COLUMN "employer_id" uuid;--> statement-breakpoint
-- An invitation belongs to its job's company, whichever release writes it.
CREATE FUNCTION invitation_company() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.employer_id := (SELECT j.employer_id FROM jobs j WHERE j.id = NEW.job_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invitation_company BEFORE INSERT ON "invitations" FOR EACH ROW EXECUTE FUNCTION invitation_company();
--> statement-breakpoint
CREATE FUNCTION company_of_invitations() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE invitations SET employer_id = NEW.employer_id WHERE job_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_of_invitations AFTER UPDATE OF employer_id ON "jobs" FOR EACH ROW
  WHEN (OLD.employer_id IS DISTINCT FROM NEW.employer_id) EXECUTE FUNCTION company_of_invitations();
--> statement-breakpoint
UPDATE invitations i SET employer_id = j.employer_id FROM jobs j WHERE j.id = i.job_id;
--> statement-breakpoint
CREATE INDEX "applications_by_phone" ON "applications" USING btree ("employer_id","phone");--> statement-breakpoint
CREATE INDEX "invitations_of_company" ON "invitations" USING btree ("employer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_of_company_by_name" ON "invitations" USING gin ("employer_id",("first_name" || ' ' || "last_name") gin_trgm_ops) WITH (gin_pending_list_limit=256);