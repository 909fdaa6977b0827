ALTER TABLE "drill_answers" ADD COLUMN "variation" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "variation" smallint DEFAULT 0 NOT NULL;