-- Tables that only grow get a partition for each month (docs/decisions/0066-partitions-by-month.md). The rows that are there are not
-- copied: their table becomes the partition of all before the next month. All locks are taken at once or none: each try waits 200 ms at
-- most, so that nobody waits longer behind it, and it never waits for somebody who waits for it.
DO $$ BEGIN
  LOOP
    BEGIN
      PERFORM set_config('lock_timeout', '200ms', true);
      LOCK TABLE "users", "interview_sessions" IN SHARE ROW EXCLUSIVE MODE;
      LOCK TABLE "audit_entries", "interview_events", "profile_views" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', '0', true);
END $$;
--> statement-breakpoint
CREATE SCHEMA "partitions";
--> statement-breakpoint
-- Of large tables an administrator makes these before the upgrade, with CONCURRENTLY (docs/operations.md).
CREATE UNIQUE INDEX IF NOT EXISTS "audit_entries_before_key" ON "audit_entries" USING btree ("id","at");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "interview_events_before_key" ON "interview_events" USING btree ("id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "profile_views_before_key" ON "profile_views" USING btree ("id","day");--> statement-breakpoint
DO $$ DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['audit_entries', 'interview_events', 'profile_views'] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', one, one || '_pkey');
    EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY USING INDEX %I', one, one || '_before_key');
    EXECUTE format('ALTER TABLE %I RENAME TO %I', one, one || '_before');
    EXECUTE format('ALTER TABLE %I SET SCHEMA partitions', one || '_before');
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"type" text NOT NULL,
	"question_number" smallint,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_events_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" uuid NOT NULL,
	"employer_id" uuid,
	"student_id" uuid NOT NULL,
	"company" text NOT NULL,
	"day" date NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"opened" boolean DEFAULT true NOT NULL,
	"with_contact" boolean DEFAULT false NOT NULL,
	CONSTRAINT "profile_views_id_day_pk" PRIMARY KEY("id","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_by_session" ON "interview_events" USING btree ("session_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_view_a_day" ON "profile_views" USING btree ("employer_id","student_id","day");--> statement-breakpoint
CREATE INDEX "profile_views_by_student" ON "profile_views" USING btree ("student_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_views_by_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
-- Indexes and keys that are there are taken over, none is built again. The names say the months: apps/api/src/db/months/ reads them.
DO $$ DECLARE
  one record;
  zone text := current_setting('TimeZone');
  attach text := 'ALTER TABLE public.%I ATTACH PARTITION partitions.%I FOR VALUES FROM (MINVALUE) TO (%L)';
  latest timestamptz;
  bound timestamptz;
BEGIN
  PERFORM set_config('TimeZone', 'UTC', true);
  FOR one IN SELECT * FROM (VALUES ('audit_entries', 'at'), ('interview_events', 'received_at'), ('profile_views', 'day')) AS t(name, col) LOOP
    bound := date_trunc('month', now()) + interval '1 month';
    BEGIN
      EXECUTE format(attach, one.name, one.name || '_before', bound);
    EXCEPTION WHEN check_violation THEN
      -- A clock that was wrong, or moved by a test, has left rows of later months.
      EXECUTE format('SELECT max(%I)::timestamptz FROM partitions.%I', one.col, one.name || '_before') INTO latest;
      bound := date_trunc('month', latest) + interval '1 month';
      EXECUTE format(attach, one.name, one.name || '_before', bound);
    END;
    EXECUTE format('ALTER TABLE partitions.%I RENAME TO %I', one.name || '_before', one.name || to_char(bound, '"_before_"YYYY_MM'));
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF public.%I DEFAULT', one.name || '_default', one.name);
  END LOOP;
  PERFORM set_config('TimeZone', zone, true);
END $$;
