-- Each process has the search over jobs in memory: what the database searched with goes.
DROP FUNCTION found_by_terms(tsquery, timestamptz, timestamptz, int, int, int);--> statement-breakpoint
DROP FUNCTION found_by_walking(tsquery, timestamptz, timestamptz, int, int, int);--> statement-breakpoint
DROP TABLE "lexicon";--> statement-breakpoint
DROP INDEX "job_search_terms";--> statement-breakpoint
CREATE TABLE "search_changes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"id" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("what","xid");--> statement-breakpoint
-- Whatever writes listings, every process hears of it.
CREATE FUNCTION note_changed_listings() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id) SELECT 'jobs', job_id FROM changed;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'jobs'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_listings AFTER INSERT ON "job_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();--> statement-breakpoint
CREATE TRIGGER note_edited_listings AFTER UPDATE ON "job_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();--> statement-breakpoint
CREATE TRIGGER note_gone_listings AFTER DELETE ON "job_search" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
