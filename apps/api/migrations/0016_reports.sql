CREATE TABLE "crash_counts" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"release" text NOT NULL,
	"page" text NOT NULL,
	"error" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "crash_counts_day_app_release_page_error_pk" PRIMARY KEY("day","app","release","page","error")
);
--> statement-breakpoint
CREATE TABLE "released_cells" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"bundle" text NOT NULL,
	"figure" text NOT NULL,
	"at_least" integer,
	"at_most" integer,
	"usage_floor" integer NOT NULL,
	"test_floor" integer NOT NULL,
	"step" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "released_cells_customer_id_period_bundle_figure_pk" PRIMARY KEY("customer_id","period","bundle","figure"),
	CONSTRAINT "released_cells_whole" CHECK (("released_cells"."figure" = '' and "released_cells"."at_least" is null and "released_cells"."at_most" is null) or ("released_cells"."figure" <> '' and "released_cells"."at_least" <= "released_cells"."at_most"))
);
--> statement-breakpoint
ALTER TABLE "released_cells" ADD CONSTRAINT "released_cells_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;