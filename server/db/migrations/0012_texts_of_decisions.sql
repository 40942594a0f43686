CREATE TABLE "decision_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decision_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"order" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "decision_texts_title_unique" UNIQUE("title")
);
--> statement-breakpoint
-- Nobody can grant what they do not hold: whoever held every right of the regulator holds the new ones, too.
update users
set permissions = permissions || array['Configurations_Reader', 'Configurations_Updater']
where user_type_id = 1
  and permissions @> array['Applications_Reader', 'Applications_Updater', 'Users_Reader', 'Users_Writer', 'Users_Updater',
    'Providers_Reader', 'Providers_Writer', 'Providers_Updater', 'AnnualMaintenance_Reader', 'AnnualMaintenance_Updater']
  and not permissions && array['Configurations_Reader', 'Configurations_Updater'];
