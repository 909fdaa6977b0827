ALTER TABLE "applications" ADD COLUMN "notice_period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "notice_period" text DEFAULT '' NOT NULL;