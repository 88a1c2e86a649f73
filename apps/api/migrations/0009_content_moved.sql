DROP VIEW "public"."published_articles";--> statement-breakpoint
DROP TABLE "article_translations" CASCADE;--> statement-breakpoint
DROP TABLE "article_versions" CASCADE;--> statement-breakpoint
DROP TABLE "articles" CASCADE;--> statement-breakpoint
DROP TABLE "categories" CASCADE;--> statement-breakpoint
DROP TABLE "category_translations" CASCADE;--> statement-breakpoint
DROP TABLE "slider_translations" CASCADE;--> statement-breakpoint
DROP TABLE "sliders" CASCADE;