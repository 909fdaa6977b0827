-- What the schema in TypeScript cannot express: the months of the partitioned tables, functions, triggers and statistics.
-- Each partitioned table begins with one partition for all before the next month and a default one. Their names say the months:
-- src/db/months/ reads them and makes the later ones (docs/decisions/0066-partitions-by-month.md).
CREATE SCHEMA "partitions";
--> statement-breakpoint
DO $$ DECLARE
  name text;
  zone text := current_setting('TimeZone');
  next_month timestamptz;
BEGIN
  PERFORM set_config('TimeZone', 'UTC', true);
  next_month := date_trunc('month', now()) + interval '1 month';
  FOREACH name IN ARRAY ARRAY['audit_entries', 'interview_events', 'profile_views'] LOOP
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF public.%I FOR VALUES FROM (MINVALUE) TO (%L)',
      name || to_char(next_month, '"_before_"YYYY_MM'), name, next_month);
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF public.%I DEFAULT', name || '_default', name);
  END LOOP;
  PERFORM set_config('TimeZone', zone, true);
END $$;
--> statement-breakpoint
-- An application belongs to its job's employer, a session to its application's employer.
CREATE FUNCTION application_employer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.employer_id := coalesce(NEW.employer_id, (SELECT j.employer_id FROM jobs j WHERE j.id = NEW.job_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_employer BEFORE INSERT ON "applications" FOR EACH ROW EXECUTE FUNCTION application_employer();
--> statement-breakpoint
CREATE FUNCTION session_employer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.employer_id := coalesce(NEW.employer_id, (SELECT a.employer_id FROM applications a WHERE a.id = NEW.application_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_employer BEFORE INSERT ON "interview_sessions" FOR EACH ROW EXECUTE FUNCTION session_employer();
--> statement-breakpoint
-- Tags have keys, the shortlist is a stage, and only a pending application has a held decision.
CREATE FUNCTION application_marks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.tag_keys := ARRAY(SELECT lower(tag) FROM unnest(NEW.tags) tag);
  IF TG_OP = 'INSERT' THEN
    IF NEW.shortlisted THEN NEW.stage := 'shortlist'; END IF;
  ELSIF NEW.stage = OLD.stage THEN
    IF NEW.shortlisted AND NOT OLD.shortlisted THEN NEW.stage := 'shortlist';
    ELSIF OLD.shortlisted AND NOT NEW.shortlisted THEN NEW.stage := 'reading';
    ELSIF OLD.viewed_at IS NULL AND NEW.viewed_at IS NOT NULL AND NEW.stage = 'new' THEN NEW.stage := 'reading';
    END IF;
  END IF;
  NEW.shortlisted := NEW.stage = 'shortlist';
  IF NEW.status <> 'pending' THEN
    NEW.held_status := NULL; NEW.held_reason := ''; NEW.held_at := NULL; NEW.held_until := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_marks BEFORE INSERT OR UPDATE ON "applications" FOR EACH ROW EXECUTE FUNCTION application_marks();
--> statement-breakpoint
-- What an employer may know of an interview, once it is sent. Its answers may be deleted later; the scores stay.
CREATE FUNCTION application_interview() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE topics jsonb; BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE applications SET interview_sent_at = NULL, interview_read_at = NULL, interview_score = NULL,
      interview_verdict = NULL, topic_scores = '{}' WHERE id = OLD.application_id;
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.score IS DISTINCT FROM OLD.score OR NEW.sent_at IS DISTINCT FROM OLD.sent_at THEN
    topics := (SELECT jsonb_object_agg(topic, score) FROM (
    SELECT question->>'topic' AS topic, round(avg(score) * 10)::int AS score
    FROM interview_answers WHERE session_id = NEW.id AND score IS NOT NULL GROUP BY 1
  ) scores);
  END IF;
  UPDATE applications SET interview_sent_at = NEW.sent_at, interview_read_at = NEW.read_by_employer_at,
    interview_score = NEW.score, interview_verdict = NEW.final_decision, topic_scores = coalesce(topics, topic_scores)
    WHERE id = NEW.application_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_interview AFTER INSERT OR UPDATE OF sent_at, read_by_employer_at, score, final_decision ON "interview_sessions"
  FOR EACH ROW WHEN (NEW.application_id IS NOT NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION application_interview();
--> statement-breakpoint
CREATE TRIGGER application_interview_gone AFTER DELETE ON "interview_sessions"
  FOR EACH ROW WHEN (OLD.application_id IS NOT NULL AND OLD.sent_at IS NOT NULL) EXECUTE FUNCTION application_interview();
--> statement-breakpoint
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
        AND (v.with_contact OR NOT with_contacts) AND CASE WHEN opens THEN v.opened ELSE v.listed END OFFSET 0)
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
  SELECT coalesce(array_agg(asked.id), '{}') INTO known FROM (SELECT DISTINCT id FROM unnest(students) AS one(id)) AS asked WHERE EXISTS (
    SELECT FROM profile_views v WHERE v.employer_id = looker AND v.student_id = asked.id AND v.day = today
      AND (v.with_contact OR NOT with_contacts) OFFSET 0);
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
END $$;
--> statement-breakpoint
-- Every process hears of changed listings and candidates, whoever writes them. Blocked students are not found.
CREATE FUNCTION note_changed_listings() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id) SELECT 'jobs', job_id FROM changed;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'jobs'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_listings AFTER INSERT ON "job_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER note_edited_listings AFTER UPDATE ON "job_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER note_gone_listings AFTER DELETE ON "job_search" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE FUNCTION note_changed_candidates() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id) SELECT 'candidates', profile_id FROM changed;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'candidates'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_candidates AFTER INSERT ON "candidate_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE TRIGGER note_edited_candidates AFTER UPDATE ON "candidate_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE TRIGGER note_gone_candidates AFTER DELETE ON "candidate_search" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE FUNCTION note_blocked_candidate() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id)
    SELECT 'candidates', s.profile_id FROM candidate_search s JOIN profiles p ON p.id = s.profile_id WHERE p.user_id = NEW.id;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'candidates'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_blocked_candidates AFTER UPDATE OF "blocked_at" ON "users" FOR EACH ROW WHEN (OLD.blocked_at IS DISTINCT FROM NEW.blocked_at) EXECUTE FUNCTION note_blocked_candidate();
--> statement-breakpoint
-- Without them the planner takes a third of all applications to reach a score, and reads thousands to find 25 that have a tag too.
-- A topic without statistics costs time only.
CREATE STATISTICS "applications_score_sql" ON ((topic_scores ->> 'sql')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_excel" ON ((topic_scores ->> 'excel')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_power_bi" ON ((topic_scores ->> 'power-bi')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_vba" ON ((topic_scores ->> 'vba')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_case" ON ((topic_scores ->> 'case')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_behavioural" ON ((topic_scores ->> 'behavioural')::integer) FROM "applications";
