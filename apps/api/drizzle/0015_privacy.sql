CREATE TABLE "contact_days" (
	"employer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"candidates" integer NOT NULL,
	CONSTRAINT "contact_days_employer_id_day_pk" PRIMARY KEY("employer_id","day")
);
--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "spent_free_credits" ADD COLUMN "keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_views" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_views" ADD COLUMN "opened" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_views" ADD COLUMN "with_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_days" ADD CONSTRAINT "contact_days_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_days_by_day" ON "contact_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "certificates_by_email" ON "certificates" USING btree ("email");--> statement-breakpoint
-- Writes down that an employer sees these students today, in one trip, and answers whose contact details may be sent. With
-- `with_contacts` at most `most` different students a day, those first that come first; who was counted today stays readable.
-- A student or an employer who is gone is left out. `new_ids` are the ids of new rows, one for each student.
CREATE FUNCTION look_at_students(looker uuid, today date, students uuid[], new_ids uuid[], opens boolean, with_contacts boolean, most int, unnamed text)
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
        AND (v.with_contact OR NOT with_contacts) AND CASE WHEN opens THEN v.opened ELSE v.listed END)
  ) THEN
    RETURN QUERY SELECT unnest(students);
    RETURN;
  END IF;
  -- Whoever deletes an account holds its row first: what is read here stays until the end.
  SELECT array_agg(held.id) INTO there FROM (
    SELECT u.id FROM users u WHERE u.id = ANY (students || looker) ORDER BY u.id FOR KEY SHARE
  ) held;
  IF there IS NULL OR NOT looker = ANY (there) THEN RETURN; END IF;
  IF with_contacts THEN
    INSERT INTO contact_days AS d (employer_id, day, candidates) VALUES (looker, today, 0)
    ON CONFLICT (employer_id, day) DO UPDATE SET candidates = d.candidates RETURNING d.candidates INTO used;
  END IF;
  SELECT coalesce(array_agg(v.student_id), '{}') INTO known FROM profile_views v
  WHERE v.employer_id = looker AND v.day = today AND v.student_id = ANY (students) AND (v.with_contact OR NOT with_contacts);
  SELECT coalesce(array_agg(x.id), '{}') INTO fresh FROM (
    SELECT asked.id FROM unnest(students) WITH ORDINALITY AS asked(id, place)
    WHERE asked.id = ANY (there) AND NOT asked.id = ANY (known)
    GROUP BY asked.id ORDER BY min(asked.place) LIMIT CASE WHEN with_contacts THEN greatest(most - used, 0) END
  ) x;
  SELECT coalesce(
    nullif((SELECT u.company_name FROM users u WHERE u.id = looker), ''),
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
END $$;--> statement-breakpoint
-- The words of profiles are written anew without contact details, which a search could ask for otherwise.
UPDATE "profiles" SET "searched_at" = NULL WHERE "visible_to_recruiters";
