CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"verified_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_role" text;--> statement-breakpoint
-- Each employer becomes the owner of a company of one, which has the same id: no other row changes.
INSERT INTO "companies" ("id", "name", "website", "verified_at", "updated_at", "created_at")
SELECT "id", "company_name", "company_website", "employer_verified_at", "company_updated_at", "created_at" FROM "users" WHERE "user_type" = 'employer';
--> statement-breakpoint
UPDATE "users" SET "company_id" = "id", "company_role" = 'owner' WHERE "user_type" = 'employer';
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "interview_sessions" DROP CONSTRAINT "interview_sessions_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_days" DROP CONSTRAINT "contact_days_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "profile_views" DROP CONSTRAINT "profile_views_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_templates" DROP CONSTRAINT "mail_templates_employer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_days" ADD CONSTRAINT "contact_days_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_of_company" ON "users" USING btree ("company_id") WHERE company_id is not null;
--> statement-breakpoint
-- A new employer owns a new company with the same id. After the insert, because an address that is taken inserts nothing.
CREATE FUNCTION user_company() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO companies (id, name, website, verified_at, updated_at, created_at)
  VALUES (NEW.id, NEW.company_name, NEW.company_website, NEW.employer_verified_at, NEW.company_updated_at, NEW.created_at);
  UPDATE users SET company_id = NEW.id, company_role = 'owner' WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_company AFTER INSERT ON "users" FOR EACH ROW
  WHEN (NEW.user_type = 'employer' AND NEW.company_id IS NULL) EXECUTE FUNCTION user_company();
--> statement-breakpoint
-- The former release writes the account's columns, this one the company's. Each keeps the other; equal rows end it.
CREATE FUNCTION company_of_user() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE companies SET name = NEW.company_name, website = NEW.company_website, verified_at = NEW.employer_verified_at,
    updated_at = NEW.company_updated_at
  WHERE id = NEW.company_id AND (name, website, verified_at, updated_at)
    IS DISTINCT FROM (NEW.company_name, NEW.company_website, NEW.employer_verified_at, NEW.company_updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_of_user AFTER UPDATE OF company_name, company_website, employer_verified_at, company_updated_at ON "users"
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.company_id IS NOT DISTINCT FROM OLD.company_id) EXECUTE FUNCTION company_of_user();
--> statement-breakpoint
CREATE FUNCTION users_of_company() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE users SET company_name = NEW.name, company_website = NEW.website, employer_verified_at = NEW.verified_at,
    company_updated_at = NEW.updated_at
  WHERE company_id = NEW.id AND (company_name, company_website, employer_verified_at, company_updated_at)
    IS DISTINCT FROM (NEW.name, NEW.website, NEW.verified_at, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_of_company AFTER UPDATE OF name, website, verified_at, updated_at ON "companies"
  FOR EACH ROW EXECUTE FUNCTION users_of_company();
--> statement-breakpoint
-- Who joins a company gets its copies.
CREATE FUNCTION user_joins_company() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT name, website, verified_at, updated_at
    INTO NEW.company_name, NEW.company_website, NEW.employer_verified_at, NEW.company_updated_at
    FROM companies WHERE id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_joins_company BEFORE INSERT OR UPDATE OF company_id ON "users" FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION user_joins_company();
--> statement-breakpoint
-- A company ends with its last person.
CREATE FUNCTION company_without_people() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM companies c WHERE c.id = OLD.company_id AND NOT EXISTS (SELECT FROM users u WHERE u.company_id = c.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_without_people AFTER DELETE ON "users" FOR EACH ROW
  WHEN (OLD.company_id IS NOT NULL) EXECUTE FUNCTION company_without_people();
--> statement-breakpoint
CREATE TRIGGER company_left AFTER UPDATE OF company_id ON "users" FOR EACH ROW
  WHEN (OLD.company_id IS NOT NULL AND NEW.company_id IS DISTINCT FROM OLD.company_id) EXECUTE FUNCTION company_without_people();
--> statement-breakpoint
-- Writes down that a company sees these students today, in one trip, and answers whose contact details may be sent. With
-- `with_contacts` at most `most` different students a day, those first that come first; who was counted today stays readable.
-- A student or a company that is gone is left out. `new_ids` are the ids of new rows, one for each student.
CREATE OR REPLACE FUNCTION look_at_students(looker uuid, today date, students uuid[], new_ids uuid[], opens boolean, with_contacts boolean, most int, unnamed text)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
DECLARE
  there uuid[];
  known uuid[];
  fresh uuid[];
  used int;
  company_name text;
BEGIN
  IF NOT EXISTS (
    SELECT FROM unnest(students) AS asked(id) WHERE NOT EXISTS (
      SELECT FROM profile_views v WHERE v.employer_id = looker AND v.student_id = asked.id AND v.day = today
        AND (v.with_contact OR NOT with_contacts) AND CASE WHEN opens THEN v.opened ELSE v.listed END OFFSET 0)
  ) THEN
    RETURN QUERY SELECT unnest(students);
    RETURN;
  END IF;
  -- Whoever deletes an account holds its row first: what is read here stays until the end.
  SELECT array_agg(held.id) INTO there FROM (
    SELECT u.id FROM users u WHERE u.id = ANY (students) ORDER BY u.id FOR KEY SHARE
  ) held;
  PERFORM FROM companies c WHERE c.id = looker FOR KEY SHARE;
  IF NOT FOUND OR there IS NULL THEN RETURN; END IF;
  IF with_contacts THEN
    INSERT INTO contact_days AS d (employer_id, day, candidates) VALUES (looker, today, 0)
    ON CONFLICT (employer_id, day) DO UPDATE SET candidates = d.candidates RETURNING d.candidates INTO used;
  END IF;
  SELECT coalesce(array_agg(asked.id), '{}') INTO known FROM (SELECT DISTINCT id FROM unnest(students) AS one(id)) AS asked WHERE EXISTS (
    SELECT FROM profile_views v WHERE v.employer_id = looker AND v.student_id = asked.id AND v.day = today
      AND (v.with_contact OR NOT with_contacts) OFFSET 0);
  SELECT coalesce(array_agg(x.id), '{}') INTO fresh FROM (
    SELECT asked.id FROM unnest(students) WITH ORDINALITY AS asked(id, place)
    WHERE asked.id = ANY (there) AND NOT asked.id = ANY (known)
    GROUP BY asked.id ORDER BY min(asked.place) LIMIT CASE WHEN with_contacts THEN greatest(most - used, 0) END
  ) x;
  SELECT coalesce(
    nullif((SELECT c.name FROM companies c WHERE c.id = looker), ''),
    nullif((SELECT j.company FROM jobs j WHERE j.employer_id = looker ORDER BY j.created_at DESC, j.id DESC LIMIT 1), ''),
    unnamed
  ) INTO company_name;
  INSERT INTO profile_views AS v (id, employer_id, student_id, company, day, listed, opened, with_contact)
  SELECT DISTINCT ON (asked.id) asked.new_id, looker, asked.id, company_name, today, NOT opens, opens, with_contacts
  FROM unnest(students, new_ids) AS asked(id, new_id) WHERE asked.id = ANY (known || fresh) AND asked.id = ANY (there) ORDER BY asked.id
  ON CONFLICT (employer_id, student_id, day) DO UPDATE SET
    listed = v.listed OR excluded.listed, opened = v.opened OR excluded.opened, with_contact = v.with_contact OR excluded.with_contact;
  IF with_contacts AND cardinality(fresh) > 0 THEN
    UPDATE contact_days d SET candidates = d.candidates + cardinality(fresh) WHERE d.employer_id = looker AND d.day = today;
  END IF;
  RETURN QUERY SELECT unnest(known || fresh);
END $$;
