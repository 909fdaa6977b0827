ALTER TABLE "meeting_availability" ADD COLUMN "feed_entries" integer;--> statement-breakpoint
ALTER TABLE "meeting_availability" ADD COLUMN "feed_unread" jsonb DEFAULT '[]'::jsonb NOT NULL;