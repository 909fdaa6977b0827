CREATE TABLE "drill_reviews" (
	"student_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"drill_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"stage" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_reviews_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "drill_answers" ADD COLUMN "climb" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_answers" ADD COLUMN "first_score" real;--> statement-breakpoint
ALTER TABLE "drills" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "drills" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "drills" ADD COLUMN "last_success" smallint;--> statement-breakpoint
ALTER TABLE "drills" ADD COLUMN "planned" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_reviews" ADD CONSTRAINT "drill_reviews_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_reviews" ADD CONSTRAINT "drill_reviews_drill_id_number_drill_answers_drill_id_number_fk" FOREIGN KEY ("drill_id","number") REFERENCES "public"."drill_answers"("drill_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_reviews_by_answer" ON "drill_reviews" USING btree ("drill_id","number");