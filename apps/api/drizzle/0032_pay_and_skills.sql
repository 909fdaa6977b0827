ALTER TABLE "job_search" ADD COLUMN "pay" integer;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "experience" real;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The searches are in memory: the index need not hold the terms, which have a limit of size there and now have the skills too.
DROP INDEX "job_search_walk";--> statement-breakpoint
CREATE INDEX "job_search_walk" ON "job_search" USING btree ("posted_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_by_version" ON "job_search" USING btree ("version");