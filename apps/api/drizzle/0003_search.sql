DROP INDEX "job_search_walk";--> statement-breakpoint
CREATE INDEX "job_search_walk" ON "job_search" ("posted_at" DESC, "job_id" DESC) INCLUDE ("terms", "open_until");--> statement-breakpoint
INSERT INTO "lexicon" ("kind", "word", "listings")
SELECT 'type', j."job_type", count(*) FROM "job_search" s JOIN "jobs" j ON j."id" = s."job_id" GROUP BY j."job_type";--> statement-breakpoint
-- Two ways to the same answer; the caller knows which is cheaper, PostgreSQL does not: it guesses badly how often words meet.
-- Both answer how many jobs are listed, counted up to most + 1, and a part of their ids, newest first, as text.
CREATE FUNCTION found_by_walking(q tsquery, since timestamptz, moment timestamptz, most int, skipped int, wanted int, OUT total int, OUT ids text)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET plan_cache_mode = force_generic_plan
AS $$ BEGIN
  SELECT count(*)::int, array_to_string((array_agg(x.job_id ORDER BY x.posted_at DESC, x.job_id DESC))[skipped + 1 : skipped + wanted], ',')
  INTO total, ids
  FROM (
    SELECT s.job_id, s.posted_at FROM job_search s
    WHERE (q IS NULL OR s.terms @@ q) AND s.posted_at >= since AND (s.open_until IS NULL OR s.open_until >= moment)
    ORDER BY s.posted_at DESC, s.job_id DESC LIMIT most + 1
  ) x;
END $$;--> statement-breakpoint
CREATE FUNCTION found_by_terms(q tsquery, since timestamptz, moment timestamptz, most int, skipped int, wanted int, OUT total int, OUT ids text)
LANGUAGE plpgsql STABLE
SET enable_indexscan = off SET enable_indexonlyscan = off SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET plan_cache_mode = force_generic_plan
AS $$ BEGIN
  SELECT count(*)::int, array_to_string((array_agg(x.job_id ORDER BY x.posted_at DESC, x.job_id DESC))[skipped + 1 : skipped + wanted], ',')
  INTO total, ids
  FROM (
    SELECT s.job_id, s.posted_at FROM job_search s
    WHERE s.terms @@ q AND s.posted_at >= since AND (s.open_until IS NULL OR s.open_until >= moment)
    ORDER BY s.posted_at DESC, s.job_id DESC LIMIT most + 1
  ) x;
END $$;
