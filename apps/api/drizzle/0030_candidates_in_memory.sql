-- Each process has the search over candidates in memory: what the database searched with goes.
DROP TABLE "candidate_words";--> statement-breakpoint
DROP INDEX "candidate_search_terms";--> statement-breakpoint
DROP INDEX "candidate_search_words";--> statement-breakpoint
-- Whatever writes candidates, every process hears of it.
CREATE FUNCTION note_changed_candidates() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id) SELECT 'candidates', profile_id FROM changed;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'candidates'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_candidates AFTER INSERT ON "candidate_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();--> statement-breakpoint
CREATE TRIGGER note_edited_candidates AFTER UPDATE ON "candidate_search" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();--> statement-breakpoint
CREATE TRIGGER note_gone_candidates AFTER DELETE ON "candidate_search" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();--> statement-breakpoint
-- Blocked students are not found.
CREATE FUNCTION note_blocked_candidate() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
  INSERT INTO search_changes (what, id)
    SELECT 'candidates', s.profile_id FROM candidate_search s JOIN profiles p ON p.id = s.profile_id WHERE p.user_id = NEW.id;
  IF FOUND THEN PERFORM pg_notify('search_changes', 'candidates'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_blocked_candidates AFTER UPDATE OF "blocked_at" ON "users" FOR EACH ROW WHEN (OLD.blocked_at IS DISTINCT FROM NEW.blocked_at) EXECUTE FUNCTION note_blocked_candidate();
