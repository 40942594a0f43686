-- Rows of the audit trail are added and never change, whatever the program does (spec 10.8; ASVS 16.4.2).
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events only ever grows: % is refused', tg_op using errcode = 'insufficient_privilege';
end;
$$;
--> statement-breakpoint
create trigger audit_events_only_grow
  before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
