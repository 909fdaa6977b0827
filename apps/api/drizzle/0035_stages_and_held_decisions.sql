CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_by_employer";--> statement-breakpoint
DROP INDEX "applications_by_employer_status";--> statement-breakpoint
DROP INDEX "applications_by_job";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "experience_years" real;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shown_status" text GENERATED ALWAYS AS (coalesce(held_status, status)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "tag_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_score" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_verdict" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "topic_scores" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_view_per_name" ON "saved_views" USING btree ("employer_id","list",lower("name"));--> statement-breakpoint
-- What the release before knew: the shortlist, who was opened, and interviews in their own table.
UPDATE "applications" SET
  "stage" = CASE WHEN "shortlisted" THEN 'shortlist' WHEN "viewed_at" IS NOT NULL THEN 'reading' ELSE 'new' END,
  "tag_keys" = ARRAY(SELECT lower(tag) FROM unnest("tags") tag)
  WHERE "shortlisted" OR "viewed_at" IS NOT NULL OR "tags" <> '{}';--> statement-breakpoint
UPDATE "applications" a SET "experience_years" = coalesce((
    SELECT round(sum(upper(span) - lower(span)) / 365.25, 1) FROM unnest((
      SELECT range_agg(daterange(since, until))
      FROM jsonb_array_elements(a."work_experience") work
      CROSS JOIN LATERAL (
        SELECT CASE WHEN work->>'startDate' ~ '^\d{4}-\d{2}-\d{2}$' THEN (work->>'startDate')::date END AS since,
          CASE WHEN (work->>'currentlyWorking')::boolean THEN a."created_at"::date
            WHEN work->>'endDate' ~ '^\d{4}-\d{2}-\d{2}$' THEN (work->>'endDate')::date END AS until
      ) dates
      WHERE until > since
    )) span
  ), 0) WHERE a."status" <> 'withdrawn' AND a."student_id" IS NOT NULL;--> statement-breakpoint
UPDATE "applications" a SET
  "interview_sent_at" = s."sent_at", "interview_read_at" = s."read_by_employer_at",
  "interview_score" = s."score", "interview_verdict" = s."final_decision",
  "topic_scores" = coalesce((SELECT jsonb_object_agg(topic, score) FROM (
    SELECT question->>'topic' AS topic, round(avg(score) * 10)::int AS score
    FROM interview_answers WHERE session_id = s."id" AND score IS NOT NULL GROUP BY 1
  ) scores), '{}')
  FROM "interview_sessions" s WHERE s."application_id" = a."id" AND s."sent_at" IS NOT NULL;--> statement-breakpoint
-- Whoever writes an application, the release before among them: tags have keys, the shortlist is a stage, and only a pending
-- application has a held decision.
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
END $$;--> statement-breakpoint
CREATE TRIGGER application_marks BEFORE INSERT OR UPDATE ON "applications" FOR EACH ROW EXECUTE FUNCTION application_marks();--> statement-breakpoint
-- What an employer may know of an interview: from the sending on. Its answers may be deleted later; the scores stay.
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
END $$;--> statement-breakpoint
CREATE TRIGGER application_interview AFTER INSERT OR UPDATE OF sent_at, read_by_employer_at, score, final_decision ON "interview_sessions"
  FOR EACH ROW WHEN (NEW.application_id IS NOT NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION application_interview();--> statement-breakpoint
CREATE TRIGGER application_interview_gone AFTER DELETE ON "interview_sessions"
  FOR EACH ROW WHEN (OLD.application_id IS NOT NULL AND OLD.sent_at IS NOT NULL) EXECUTE FUNCTION application_interview();--> statement-breakpoint
CREATE INDEX "applications_of_employer" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict","interview_score","interview_sent_at","interview_read_at","viewed_at","job_id","topic_scores");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_status" ON "applications" USING btree ("employer_id","shown_status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"stage");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_stage" ON "applications" USING btree ("employer_id","stage","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_verdict" ON "applications" USING btree ("employer_id","interview_verdict","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_score" ON "applications" USING btree ("employer_id","interview_score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_name" ON "applications" USING btree ("employer_id",lower("full_name") collate "C","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_unread" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status") WHERE interview_sent_at is not null and interview_read_at is null;--> statement-breakpoint
CREATE INDEX "applications_unopened" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status") WHERE viewed_at is null;--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict","interview_score");--> statement-breakpoint
CREATE INDEX "applications_held" ON "applications" USING btree ("held_until") WHERE held_status is not null;--> statement-breakpoint
CREATE INDEX "applications_by_words" ON "applications" USING gin ("employer_id","tag_keys","full_name" gin_trgm_ops) WITH (gin_pending_list_limit=256);