CREATE INDEX CONCURRENTLY "audit_events_sought" ON "audit_events" USING gin (("detail" -> 'sought') jsonb_path_ops) WITH (fastupdate=false) WHERE "audit_events"."detail" -> 'sought' is not null;
