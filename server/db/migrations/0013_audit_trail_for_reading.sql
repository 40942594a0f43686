DROP INDEX "audit_events_time";--> statement-breakpoint
DROP INDEX "audit_events_subject";--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_newest" ON "audit_events" USING btree ("actor_id","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_newest" ON "audit_events" USING btree ("action","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_newest" ON "audit_events" USING btree ("subject","subject_id","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_application_newest" ON "audit_events" USING btree ((case when subject = 'application' then subject_id when detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (detail ->> 'applicationId')::integer end),"occurred_on","id");--> statement-breakpoint
CREATE VIEW "public"."audit_records" AS (select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, case when event.subject = 'application' then event.subject_id when event.detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (event.detail ->> 'applicationId')::integer end as application_id,
  event.remote_address, event.detail
from audit_events event left join users actor on actor.id = event.actor_id);--> statement-breakpoint
-- Nobody can grant what they do not hold: whoever held every right of the regulator holds the new one, too.
update users
set permissions = permissions || array['Audit_Reader']
where user_type_id = 1
  and permissions @> array['Applications_Reader', 'Applications_Updater', 'Users_Reader', 'Users_Writer', 'Users_Updater',
    'Providers_Reader', 'Providers_Writer', 'Providers_Updater', 'AnnualMaintenance_Reader', 'AnnualMaintenance_Updater',
    'Configurations_Reader', 'Configurations_Updater']
  and not permissions @> array['Audit_Reader'];
