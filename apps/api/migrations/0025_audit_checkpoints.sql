CREATE TABLE "audit_checkpoints" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_round" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_round_is_one" CHECK ("audit_round"."id" = 1)
);
