ALTER TABLE "profiles" ADD COLUMN "completion" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "missing" text[];