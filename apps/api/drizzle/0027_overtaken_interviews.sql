ALTER TABLE "interview_sessions" ADD COLUMN "overtaken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "stopped_at" timestamp with time zone;