CREATE TABLE "pending_contacts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_contacts_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "pending_contacts_kind" CHECK ("pending_contacts"."kind" in ('phone', 'email'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_contacts" ADD CONSTRAINT "pending_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_contacts_by_end" ON "pending_contacts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_confirmed" CHECK ("users"."phone" is not null or "users"."phone_confirmed_at" is null);