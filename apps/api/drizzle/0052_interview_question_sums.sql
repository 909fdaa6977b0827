CREATE TABLE "interview_question_sums" (
	"question_id" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"not_assessed" integer NOT NULL,
	"flagged" integer NOT NULL,
	"raised" integer NOT NULL,
	"points" bigint NOT NULL,
	"points_squares" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"rest_squares" bigint NOT NULL,
	"products" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_interview_questions" (
	"item_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "interview_question_sums" ("question_id", "uses", "not_assessed", "flagged", "raised", "points", "points_squares", "rest", "rest_squares", "products")
SELECT "question_id", count(*), count(*) FILTER (WHERE "not_assessed"), count(*) FILTER (WHERE "flagged"), count(*) FILTER (WHERE "raised"),
	coalesce(sum("points") FILTER (WHERE NOT "not_assessed"), 0), coalesce(sum("points" * "points") FILTER (WHERE NOT "not_assessed"), 0),
	coalesce(sum("whole" - "points") FILTER (WHERE NOT "not_assessed"), 0),
	coalesce(sum(("whole" - "points") * ("whole" - "points")) FILTER (WHERE NOT "not_assessed"), 0),
	coalesce(sum("points" * ("whole" - "points")) FILTER (WHERE NOT "not_assessed"), 0)
FROM (
	SELECT "question_id", "not_assessed", "flagged", "raised", "points", sum("points") OVER (PARTITION BY "session_id") AS "whole"
	FROM (
		SELECT a."session_id", a."question_id", round((a."result" ->> 'score')::numeric * 2)::bigint AS "points",
			a."result" -> 'flags' ? 'not_assessed' AS "not_assessed",
			a."result" -> 'flags' ?| array['question_copy', 'copied', 'seen_before', 'word_salad', 'off_topic', 'injection'] AS "flagged",
			a."score" > (a."result" ->> 'score')::real AS "raised"
		FROM "interview_answers" a JOIN "interview_sessions" s ON s."id" = a."session_id"
		WHERE s."score" IS NOT NULL AND a."result" IS NOT NULL
	) AS each
) AS graded
GROUP BY "question_id";
