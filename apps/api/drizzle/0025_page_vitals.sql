CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_vitals_day_page_part_version_vital_bucket_pk" PRIMARY KEY("day","page","part","version","vital","bucket")
);
--> statement-breakpoint
CREATE INDEX "page_vitals_by_day" ON "page_vitals" USING brin ("day");