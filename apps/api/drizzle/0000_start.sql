CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "account_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"who" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_who_path_key_pk" PRIMARY KEY("who","path","key")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"user_type" text NOT NULL,
	"password_hash" text,
	"token_version" integer DEFAULT 1 NOT NULL,
	"email_verified_at" timestamp with time zone,
	"is_adult" boolean,
	"interview_credits" integer DEFAULT 0 NOT NULL,
	"quiz_passed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"student_id" uuid,
	"status" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"portfolio_url" text DEFAULT '' NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"current_ctc" integer DEFAULT 0 NOT NULL,
	"expected_ctc" integer DEFAULT 0 NOT NULL,
	"no_work_experience" boolean DEFAULT false NOT NULL,
	"work_experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"session_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"question_id" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone,
	"result" jsonb,
	"score" real,
	"feedback" text DEFAULT '' NOT NULL,
	CONSTRAINT "interview_answers_session_id_number_pk" PRIMARY KEY("session_id","number")
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"type" text NOT NULL,
	"question_number" smallint,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid,
	"seed" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reached" smallint DEFAULT 1 NOT NULL,
	"extra_time" smallint DEFAULT 0 NOT NULL,
	"record_only" boolean DEFAULT false NOT NULL,
	"full_screen" boolean DEFAULT true NOT NULL,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submitted_by" text,
	"evaluation_asked_at" timestamp with time zone,
	"evaluated_at" timestamp with time zone,
	"score" smallint,
	"final_decision" text,
	"summary_feedback" text DEFAULT '' NOT NULL,
	"evaluator_name" text,
	"evaluator_version" text,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"read_by_employer_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"salary" text NOT NULL,
	"job_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"experience_min" real NOT NULL,
	"experience_max" real,
	"company_apply" boolean DEFAULT false NOT NULL,
	"company_url" text DEFAULT '' NOT NULL,
	"closing_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lexicon" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "lexicon_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"portfolio_url" text DEFAULT '' NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"current_ctc" integer DEFAULT 0 NOT NULL,
	"expected_ctc" integer DEFAULT 0 NOT NULL,
	"no_work_experience" boolean DEFAULT false NOT NULL,
	"work_experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_experience_years" real DEFAULT 0 NOT NULL,
	"visible_to_recruiters" boolean DEFAULT false NOT NULL,
	"extra_time" smallint DEFAULT 0 NOT NULL,
	"record_only" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"correct_answers" smallint,
	"score" smallint,
	"passed" boolean,
	"answers" jsonb
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_papers" ADD CONSTRAINT "quiz_papers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_by_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "consents_by_user" ON "consents" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "idempotent_by_age" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_by_user" ON "ledger" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "users_by_type" ON "users" USING btree ("user_type","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_application_per_job" ON "applications" USING btree ("job_id","student_id");--> statement-breakpoint
CREATE INDEX "applications_by_student" ON "applications" USING btree ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_by_session" ON "interview_events" USING btree ("session_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_interview_per_application" ON "interview_sessions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sessions_by_student" ON "interview_sessions" USING btree ("student_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_running" ON "interview_sessions" USING btree ("expires_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "job_search_terms" ON "job_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "job_search_walk" ON "job_search" USING btree ("posted_at" DESC NULLS LAST,"job_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_by_employer" ON "jobs" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lexicon_similar" ON "lexicon" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_paper" ON "quiz_papers" USING btree ("student_id") WHERE submitted_at is null and replaced_at is null;--> statement-breakpoint
CREATE INDEX "papers_by_student" ON "quiz_papers" USING btree ("student_id","submitted_at" DESC NULLS LAST);