ALTER TABLE "shared_results" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "shown_name" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "shows_score" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "shows_levels" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "answer" smallint;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shared_results" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;