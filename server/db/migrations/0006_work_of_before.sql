-- Before there was a queue nobody verified what was submitted, nor sent what was written: each gets its job now.
insert into jobs (queue, kind, payload, created_on, run_at)
select
  case kind when 'maintenance' then 'bulk' else 'verification' end,
  'verify',
  jsonb_build_object(
    'applicationId', id,
    'since', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'timesAsked', 0
  ),
  now(),
  now()
from applications
where (status_id in (2, 3, 4) or status_id = 1 and kind <> 'maintenance')
  and not exists (
    select from jobs where jobs.kind = 'verify' and (jobs.payload->>'applicationId')::int = applications.id
  )
order by id;
--> statement-breakpoint
insert into jobs (queue, kind, payload, created_on, run_at)
select 'mail', 'sendMail', jsonb_build_object('mailNotificationId', id), now(), now()
from mail_notifications
where actual_shipping_date is null
  and not exists (
    select from jobs where jobs.kind = 'sendMail' and (jobs.payload->>'mailNotificationId')::int = mail_notifications.id
  )
order by id;
