CREATE INDEX CONCURRENTLY "stored_documents_unscanned" ON "stored_documents" USING btree ("stored_on") WHERE scan is null or scan = 'pending';
