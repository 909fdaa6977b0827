CREATE TABLE "interview_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"score_before" smallint NOT NULL,
	"decision_before" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_interview" ON "interview_reviews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "interview_reviews" USING btree ((decided_at is null) desc,"asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);