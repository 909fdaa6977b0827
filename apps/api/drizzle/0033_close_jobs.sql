ALTER TABLE "invitations" ADD COLUMN "mail_waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;