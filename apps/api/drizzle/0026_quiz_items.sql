CREATE TABLE "quiz_item_choices" (
	"item_id" text NOT NULL,
	"option" text NOT NULL,
	"chosen" integer NOT NULL,
	"rest" bigint NOT NULL,
	"rest_squares" bigint NOT NULL,
	CONSTRAINT "quiz_item_choices_item_id_option_pk" PRIMARY KEY("item_id","option")
);
--> statement-breakpoint
CREATE TABLE "retired_quiz_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
INSERT INTO "quiz_item_choices" ("item_id", "option", "chosen", "rest", "rest_squares")
SELECT answer ->> 'questionId', answer ->> 'selected', count(*), sum(rest), sum(rest * rest)
FROM (
	SELECT answer, "correct_answers" - (CASE WHEN (answer ->> 'isCorrect')::boolean THEN 1 ELSE 0 END) AS rest
	FROM "quiz_papers" CROSS JOIN LATERAL jsonb_array_elements("answers") AS answer
	WHERE "submitted_at" IS NOT NULL AND "answers" IS NOT NULL AND "correct_answers" IS NOT NULL
) AS answered
WHERE answer ->> 'selected' <> ''
GROUP BY 1, 2;
