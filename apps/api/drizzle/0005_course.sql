CREATE TABLE "exercise_results" (
	"student_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"first_score" real,
	"best" real,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_results_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"student_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "lesson_progress_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "unit_tests" (
	"student_id" uuid NOT NULL,
	"unit_id" text NOT NULL,
	"percent" smallint NOT NULL,
	"passed_at" timestamp with time zone,
	CONSTRAINT "unit_tests_student_id_unit_id_pk" PRIMARY KEY("student_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "drills" ADD COLUMN "course_set" text;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_tests" ADD CONSTRAINT "unit_tests_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;