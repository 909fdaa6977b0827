CREATE TABLE "candidate_search" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"experience" real NOT NULL,
	"expected_ctc" integer NOT NULL,
	"terms" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "candidate_words_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "employer_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "searched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_search_terms" ON "candidate_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "candidate_search_words" ON "candidate_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "candidate_search_walk" ON "candidate_search" USING btree ("updated_at" DESC NULLS LAST,"profile_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidate_words_similar" ON "candidate_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_unsearched" ON "profiles" USING btree ("id") WHERE searched_at is distinct from updated_at;