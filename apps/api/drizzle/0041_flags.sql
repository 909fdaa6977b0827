CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"share" smallint NOT NULL,
	"roles" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
