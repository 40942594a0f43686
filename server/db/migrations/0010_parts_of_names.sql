-- A text as it is searched: without accents and in small letters, the same in every locale of the database. Most texts
-- have neither, and are spared the work.
CREATE FUNCTION "public"."search_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when octet_length("text") = char_length("text") then lower("text") else
    replace(replace(replace(lower(translate(regexp_replace(normalize("text", NFD), '[\u0300-\u036f]+', '', 'g'),
      'ÆŒẞØøŁłĐđÐðı', 'æœßoollddddi')), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss') end
$$;
--> statement-breakpoint
-- Every three letters that stand together in a word of either name. This is what the extension pg_trgm does, without
-- needing it to be there, or the right to install it. With them, as parts too, stand the provider and each 16,384 ids, so
-- that the index itself limits a search to those. Workers for a search would take longer to start than it takes.
CREATE FUNCTION "public"."name_parts"("name" text, "student" text, "provider_id" integer, "id" integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL RESTRICTED AS $$
  select array(
    select part from (select "public"."search_text"("name" || coalesce(' ' || "student", '')) as letters offset 0) names,
      lateral (select substr(letters, n, 3) as part from generate_series(1, char_length(letters) - 2) n offset 0) parts
    where strpos(part, ' ') = 0) || array_remove(array['@' || "provider_id"::text, '#' || ("id" >> 14)::text], null)
$$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_names" ON "applications" USING gin (name_parts("full_name", "student_full_name", "provider_id", "id")) WITH (fastupdate=off);
