-- Written here too, so that what servers of the version before change is told to providers' systems. They see 2, 3, 4 and 6
-- as 100; a message is tried for three days.
CREATE OR REPLACE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if is_shown_to_provider(new) then
    insert into application_changes (history_id, provider_id, changed_on)
    select new.id, provider_id, new.created_on from applications where id = new.application_id
    on conflict do nothing;
    insert into webhook_messages (endpoint_id, message_id, type, application_id, data, created_on, next_attempt_on, give_up_on)
    select endpoint.id, gen_random_uuid(), 'application.status_changed', application.id,
      jsonb_build_object('applicationId', application.id, 'kind', application.kind,
        'previousStatusId', case when previous.status_id in (2, 3, 4, 6) then 100 else previous.status_id end,
        'statusId', case when new.status_id in (2, 3, 4, 6) then 100 else new.status_id end),
      new.created_on, new.created_on, new.created_on + interval '3 days'
    from applications as application
    join webhook_endpoints as endpoint on endpoint.provider_id = application.provider_id
    join users as provider on provider.id = application.provider_id
    cross join lateral (
      select before.status_id from application_history as before
      where before.application_id = new.application_id and (before.created_on, before.id) < (new.created_on, new.id)
      order by before.created_on desc, before.id desc limit 1
    ) as previous
    where application.id = new.application_id and provider.user_status_id = 1
      and endpoint.is_enabled and 'application.status_changed' = any (endpoint.events)
    order by endpoint.id
    for key share of endpoint;
  end if;
  return null;
end $$;
