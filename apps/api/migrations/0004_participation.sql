CREATE TABLE "participation_facts" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"language" text,
	"pseudonym" text NOT NULL,
	CONSTRAINT "participation_facts_once" PRIMARY KEY("customer_id","period","kind","topic","pseudonym"),
	CONSTRAINT "participation_facts_period" CHECK ("participation_facts"."period" ~ '^[0-9]{4}-([0-9]{2}|Q[1-4])$'),
	CONSTRAINT "participation_facts_language" CHECK ("participation_facts"."language" in ('tr', 'en'))
);
--> statement-breakpoint
ALTER TABLE "participation_facts" ADD CONSTRAINT "participation_facts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participation_facts_of_pseudonym" ON "participation_facts" USING btree ("pseudonym");