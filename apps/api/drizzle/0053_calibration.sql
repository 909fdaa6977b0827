CREATE TABLE "calibration_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"session_id" uuid,
	"number" smallint,
	"golden_id" text,
	"question_id" text NOT NULL,
	"topic" text NOT NULL,
	"score" real NOT NULL,
	"evaluator" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibration_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"person_id" uuid,
	"score" real,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calibration_answers" ADD CONSTRAINT "calibration_answers_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_scores" ADD CONSTRAINT "calibration_scores_answer_id_calibration_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."calibration_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_scores" ADD CONSTRAINT "calibration_scores_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calibration_answer_once" ON "calibration_answers" USING btree ("session_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "golden_answer_once" ON "calibration_answers" USING btree ("golden_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calibration_score_once" ON "calibration_scores" USING btree ("answer_id","person_id");--> statement-breakpoint
CREATE INDEX "calibration_scores_by_person" ON "calibration_scores" USING btree ("person_id");