CREATE FUNCTION public.count_span(day date, span integer) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select day - ((day - date '1970-01-01') % span + span) % span $$;
CREATE FUNCTION public.decision_key(moment timestamp with time zone, status_id integer, is_by_person boolean) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select to_char(moment at time zone 'Europe/Lisbon', 'YYYY-MM-DD') || case status_id when 7 then ' eligible' else ' nonEligible' end
    || case when is_by_person then ' people' else ' services' end $$;
CREATE FUNCTION public.forget_application_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  truncate application_counts, application_count_changes;
  return null;
end $$;
CREATE FUNCTION public.note_application_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Requests of a list that is not registered yet are counted when it is.
  if current_setting('tsi.registers', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'DELETE' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 having sum(change) <> 0;
  end if;
  return null;
end $$;
CREATE FUNCTION public.note_decision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update applications set decision = decision_key(new.created_on, new.status_id, new.author_id is not null)
  where id = new.application_id and decision is null;
  return null;
end $$;
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'audit_events only ever grows: % is refused', tg_op using errcode = 'insufficient_privilege';
end;
$$;
CREATE FUNCTION public.remember_provider_email() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into provider_emails (email) values (new.provider_email) on conflict do nothing;
  return null;
end $$;
CREATE FUNCTION public.require_folding_groups() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'A newer server folds these changes.';
end $$;
CREATE TABLE public.addresses (
    id integer NOT NULL,
    cp4 text NOT NULL,
    cp3 text NOT NULL,
    postal_designation text NOT NULL,
    artery_designation text NOT NULL,
    artery_local_info text,
    locality_id integer NOT NULL,
    locality text NOT NULL,
    parish_id integer NOT NULL,
    parish text NOT NULL,
    county_id integer NOT NULL,
    county text NOT NULL,
    district_id integer NOT NULL,
    district text NOT NULL
);
CREATE TABLE public.application_count_changes (
    id bigint NOT NULL,
    provider_id integer NOT NULL,
    provider_email text NOT NULL,
    created_by_id integer NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    status_id integer NOT NULL,
    is_student boolean NOT NULL,
    delay_day date NOT NULL,
    change integer NOT NULL,
    district text,
    post_code_area text,
    decision text
);
ALTER TABLE public.application_count_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.application_count_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.application_count_checks (
    id integer NOT NULL,
    checked_on timestamp with time zone NOT NULL,
    wrong integer NOT NULL
);
CREATE TABLE public.application_counts (
    origin_id integer NOT NULL,
    span integer NOT NULL,
    first_day date NOT NULL,
    kind text NOT NULL,
    status_id integer NOT NULL,
    is_student boolean NOT NULL,
    delay_day date NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.application_history (
    id integer NOT NULL,
    application_id integer NOT NULL,
    status_id integer NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone,
    author_id integer,
    activation_created_on timestamp with time zone,
    activation_start_date timestamp with time zone,
    activation_start_reason_id integer,
    activation_start_other_reason text,
    activation_end_date timestamp with time zone,
    activation_end_reason_id integer,
    activation_end_other_reason text,
    cancellation_date timestamp with time zone,
    cancellation_reason_id integer,
    non_eligible_reason text,
    blocking_application_id integer,
    eligible_reason text,
    social_security_answer boolean,
    tax_authority_answer boolean
);
ALTER TABLE public.application_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.application_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.application_origins (
    id integer NOT NULL,
    provider_id integer NOT NULL,
    provider_email text NOT NULL,
    created_by_id integer NOT NULL,
    place text DEFAULT ''::text NOT NULL
);
ALTER TABLE public.application_origins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.application_origins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.applications (
    id integer NOT NULL,
    kind text DEFAULT 'request'::text NOT NULL,
    recheck_application_id integer,
    provider_id integer NOT NULL,
    provider_email text NOT NULL,
    created_by_id integer NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    status_id integer NOT NULL,
    status_date timestamp with time zone DEFAULT now() NOT NULL,
    full_name text NOT NULL,
    fiscal_number text NOT NULL,
    address jsonb NOT NULL,
    post_code text NOT NULL,
    is_student boolean DEFAULT false NOT NULL,
    student_full_name text,
    student_fiscal_number text,
    student_address jsonb,
    applicant_gave_consent boolean DEFAULT false NOT NULL,
    applicant_provided_required_documents boolean DEFAULT false NOT NULL,
    has_address_changed boolean DEFAULT false NOT NULL,
    eligibility_notification_sent_date timestamp with time zone,
    activation_start_date timestamp with time zone,
    documents_of_id integer,
    delay_runs_from timestamp with time zone GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'request'::text) THEN
    CASE
        WHEN (activation_start_date IS NULL) THEN
        CASE
            WHEN (status_id = 7) THEN eligibility_notification_sent_date
            ELSE NULL::timestamp with time zone
        END
        WHEN ((((activation_start_date AT TIME ZONE 'Europe/Lisbon'::text))::date - ((eligibility_notification_sent_date AT TIME ZONE 'Europe/Lisbon'::text))::date) > 10) THEN '1970-01-01 00:00:00+00'::timestamp with time zone
        ELSE NULL::timestamp with time zone
    END
    ELSE NULL::timestamp with time zone
END) STORED,
    registered_file_id integer,
    district text GENERATED ALWAYS AS (COALESCE((address ->> 'district'::text), ''::text)) STORED NOT NULL,
    decision text
);
ALTER TABLE public.applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.attempt_counters (
    name text NOT NULL,
    attempts integer NOT NULL,
    expires_on timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone,
    refusals integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.audit_events (
    id integer NOT NULL,
    occurred_on timestamp with time zone DEFAULT now() NOT NULL,
    actor_id integer,
    remote_address text,
    action text NOT NULL,
    subject text,
    subject_id integer,
    detail jsonb
);
ALTER TABLE public.audit_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.users (
    id integer NOT NULL,
    user_type_id integer NOT NULL,
    user_status_id integer NOT NULL,
    username text,
    name text,
    parent_id integer,
    permissions text[] DEFAULT '{}'::text[] NOT NULL,
    password_hash text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    corporate_issuer text,
    corporate_subject text
);
CREATE VIEW public.audit_records AS
 SELECT event.id,
    event.occurred_on,
    event.actor_id,
    COALESCE(actor.username, actor.name) AS actor_name,
    event.action,
    event.subject,
    event.subject_id,
        CASE
            WHEN (event.subject = 'application'::text) THEN event.subject_id
            WHEN ((event.detail ->> 'applicationId'::text) ~ '^[0-9]{1,9}$'::text) THEN ((event.detail ->> 'applicationId'::text))::integer
            ELSE NULL::integer
        END AS application_id,
    event.remote_address,
    event.detail
   FROM (public.audit_events event
     LEFT JOIN public.users actor ON ((actor.id = event.actor_id)));
CREATE TABLE public.audit_seals (
    id integer NOT NULL,
    through_id integer NOT NULL,
    events integer NOT NULL,
    content_hash text NOT NULL,
    seal text NOT NULL,
    sealed_on timestamp with time zone NOT NULL
);
CREATE TABLE public.daily_decisions (
    day date NOT NULL,
    status_id integer NOT NULL,
    is_by_person boolean NOT NULL,
    days integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.daily_figures (
    id integer NOT NULL,
    through date NOT NULL
);
CREATE TABLE public.daily_requests (
    day date NOT NULL,
    district text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.decision_texts (
    id integer NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    "order" integer NOT NULL,
    active boolean NOT NULL
);
ALTER TABLE public.decision_texts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.decision_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.file_pieces (
    bytes_id uuid NOT NULL,
    "position" integer NOT NULL,
    bytes bytea NOT NULL,
    created_on timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.file_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE public.files (
    id integer NOT NULL,
    application_id integer NOT NULL,
    resource_file_type_id integer NOT NULL,
    filename text NOT NULL,
    content bytea,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    notes text[] DEFAULT '{}'::text[] NOT NULL,
    bytes_id uuid,
    digest text,
    CONSTRAINT files_have_bytes CHECK ((num_nonnulls(content, bytes_id) = 1))
);
ALTER TABLE public.files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.idempotency_keys (
    name text NOT NULL,
    content_hash text NOT NULL,
    answer json,
    expires_on timestamp with time zone NOT NULL
);
CREATE TABLE public.jobs (
    id bigint NOT NULL,
    queue text NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    key text,
    created_on timestamp with time zone NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_token text,
    leased_until timestamp with time zone,
    last_failure text,
    failed_on timestamp with time zone
);
ALTER TABLE public.jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail_notifications (
    id integer NOT NULL,
    application_id integer NOT NULL,
    "to" text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    actual_shipping_date timestamp with time zone
);
ALTER TABLE public.mail_notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.registered_files (
    id integer NOT NULL,
    provider_id integer NOT NULL,
    filename text,
    created_by_id integer NOT NULL,
    created_on timestamp with time zone NOT NULL,
    line_count integer NOT NULL,
    is_registered boolean DEFAULT false NOT NULL
);
CREATE VIEW public.maintenance_files AS
 SELECT file.id,
    file.provider_id,
    provider.name AS provider_name,
    file.filename,
    file.created_on,
    author.username AS created_by,
    file.line_count,
    ( SELECT (count(*))::integer AS count
           FROM public.applications request
          WHERE ((request.registered_file_id = file.id) AND (request.status_id = ANY (ARRAY[1, 2, 3, 4, 6])))) AS open_count,
    ( SELECT (count(*))::integer AS count
           FROM public.applications request
          WHERE ((request.registered_file_id = file.id) AND (request.status_id <> ALL (ARRAY[1, 2, 3, 4, 6])))) AS processed_count,
    ( SELECT (count(*))::integer AS count
           FROM public.applications request
          WHERE ((request.registered_file_id = file.id) AND (request.status_id = 8))) AS refused_count
   FROM ((public.registered_files file
     JOIN public.users provider ON ((provider.id = file.provider_id)))
     JOIN public.users author ON ((author.id = file.created_by_id)))
  WHERE file.is_registered;
CREATE TABLE public.maintenance_periods (
    id integer NOT NULL,
    begin_date timestamp with time zone NOT NULL,
    end_date timestamp with time zone NOT NULL
);
ALTER TABLE public.maintenance_periods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.maintenance_periods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.notification_emails (
    id integer NOT NULL,
    provider_id integer NOT NULL,
    email text NOT NULL
);
ALTER TABLE public.notification_emails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notification_emails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.open_registrations (
    id integer NOT NULL,
    provider_id integer NOT NULL,
    request_ids int4multirange DEFAULT '{}'::int4multirange NOT NULL,
    leased_until timestamp with time zone NOT NULL
);
ALTER TABLE public.open_registrations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.open_registrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_links (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    is_new_account boolean NOT NULL,
    created_on timestamp with time zone NOT NULL,
    expires_on timestamp with time zone NOT NULL
);
CREATE TABLE public.provider_emails (
    email text NOT NULL
);
CREATE TABLE public.reasons (
    kind text NOT NULL,
    id integer NOT NULL,
    description text NOT NULL
);
CREATE TABLE public.record_files (
    id integer NOT NULL,
    filename text NOT NULL,
    content bytea,
    bytes_id uuid,
    notes text[] DEFAULT '{}'::text[] NOT NULL,
    created_on timestamp with time zone NOT NULL,
    CONSTRAINT record_files_have_bytes CHECK ((num_nonnulls(content, bytes_id) = 1))
);
ALTER TABLE public.record_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.record_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.refresh_tokens (
    id integer NOT NULL,
    user_id integer NOT NULL,
    family_id text NOT NULL,
    token_hash text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    expires_on timestamp with time zone NOT NULL,
    used_on timestamp with time zone,
    revoked_on timestamp with time zone,
    used_by text
);
ALTER TABLE public.refresh_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refresh_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.registered_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.registered_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.schema_lock (
    id integer NOT NULL
);
CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    applied_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.application_count_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 1, false, 'infinity', 1, 'Aveiro', '3800', NULL),
	(2, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 7, false, 'infinity', 1, 'Aveiro', '3800', NULL),
	(3, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 7, false, 'infinity', -1, 'Aveiro', '3800', NULL),
	(4, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 7, false, 'infinity', 1, 'Aveiro', '3800', '2026-11-25 eligible people'),
	(5, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 8, false, 'infinity', 1, 'Aveiro', '3800', NULL),
	(6, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 8, false, 'infinity', 1, 'Aveiro', '3800', '2026-11-25 nonEligible services'),
	(7, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 8, false, 'infinity', -1, 'Aveiro', '3800', NULL),
	(8, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'request', 9, false, 'infinity', 1, 'Aveiro', '3800', NULL),
	(9, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25', 'recheck', 9, false, 'infinity', 1, 'Aveiro', '3800', NULL);
INSERT INTO public.application_history OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-11-25 12:41:25.425+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(2, 2, 7, '2026-11-25 12:41:25.466+00', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(3, 3, 8, '2026-11-25 12:41:25.48+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(4, 4, 9, '2026-11-25 12:41:25.49+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(5, 5, 9, '2026-11-25 12:41:25.5+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES
	(1, 'request', NULL, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25 12:41:25.425078+00', 1, '2026-11-25 12:41:25.425078+00', 'Maria dos Santos Ferreira', '280000022', '{"id": 1, "cp3": "218", "cp4": "3800", "floor": "3", "county": "Aveiro", "parish": "Glória e Vera Cruz", "countyId": 101, "district": "Aveiro", "locality": "Aveiro", "parishId": 10101, "districtId": 1, "doorNumber": "12", "localityId": 101000, "floorSuffix": "Esq.", "arteryDesignation": "Rua Gago Coutinho", "postalDesignation": "AVEIRO"}', '3800-218', false, NULL, NULL, NULL, true, false, false, NULL, NULL, NULL, DEFAULT, NULL, DEFAULT, NULL),
	(2, 'request', NULL, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25 12:41:25.466005+00', 7, '2026-11-25 12:41:25.466005+00', 'Maria dos Santos Ferreira', '280000030', '{"id": 1, "cp3": "218", "cp4": "3800", "floor": "3", "county": "Aveiro", "parish": "Glória e Vera Cruz", "countyId": 101, "district": "Aveiro", "locality": "Aveiro", "parishId": 10101, "districtId": 1, "doorNumber": "12", "localityId": 101000, "floorSuffix": "Esq.", "arteryDesignation": "Rua Gago Coutinho", "postalDesignation": "AVEIRO"}', '3800-218', false, NULL, NULL, NULL, true, false, false, NULL, NULL, NULL, DEFAULT, NULL, DEFAULT, '2026-11-25 eligible people'),
	(3, 'request', NULL, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25 12:41:25.48082+00', 8, '2026-11-25 12:41:25.48082+00', 'Maria dos Santos Ferreira', '280000049', '{"id": 1, "cp3": "218", "cp4": "3800", "floor": "3", "county": "Aveiro", "parish": "Glória e Vera Cruz", "countyId": 101, "district": "Aveiro", "locality": "Aveiro", "parishId": 10101, "districtId": 1, "doorNumber": "12", "localityId": 101000, "floorSuffix": "Esq.", "arteryDesignation": "Rua Gago Coutinho", "postalDesignation": "AVEIRO"}', '3800-218', false, NULL, NULL, NULL, true, false, false, NULL, NULL, NULL, DEFAULT, NULL, DEFAULT, '2026-11-25 nonEligible services'),
	(4, 'request', NULL, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25 12:41:25.490215+00', 9, '2026-11-25 12:41:25.490215+00', 'Maria dos Santos Ferreira', '280000057', '{"id": 1, "cp3": "218", "cp4": "3800", "floor": "3", "county": "Aveiro", "parish": "Glória e Vera Cruz", "countyId": 101, "district": "Aveiro", "locality": "Aveiro", "parishId": 10101, "districtId": 1, "doorNumber": "12", "localityId": 101000, "floorSuffix": "Esq.", "arteryDesignation": "Rua Gago Coutinho", "postalDesignation": "AVEIRO"}', '3800-218', false, NULL, NULL, NULL, true, false, false, NULL, NULL, NULL, DEFAULT, NULL, DEFAULT, NULL),
	(5, 'recheck', 2, 5, 'elegibilidade@prestador.example.pt', 5, '2026-11-25 12:41:25.50027+00', 9, '2026-11-25 12:41:25.50027+00', 'Maria dos Santos Ferreira', '280000065', '{"id": 1, "cp3": "218", "cp4": "3800", "floor": "3", "county": "Aveiro", "parish": "Glória e Vera Cruz", "countyId": 101, "district": "Aveiro", "locality": "Aveiro", "parishId": 10101, "districtId": 1, "doorNumber": "12", "localityId": 101000, "floorSuffix": "Esq.", "arteryDesignation": "Rua Gago Coutinho", "postalDesignation": "AVEIRO"}', '3800-218', false, NULL, NULL, NULL, true, false, false, NULL, NULL, NULL, DEFAULT, NULL, DEFAULT, NULL);
INSERT INTO public.audit_events OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-25 12:41:25.543343+00', 1, NULL, 'view', 'application', 1, NULL),
	(2, '2026-11-25 12:41:25.543343+00', 1, NULL, 'search', 'applications', NULL, '{"ids": [1, 2], "total": 2}');
INSERT INTO public.files OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 5, 'comprovativo.pdf', '\x255044462d312e340a312030206f626a0a3c3c202f54797065202f436174616c6f67202f5061676573203220302052203e3e0a656e646f626a0a322030206f626a0a3c3c202f54797065202f5061676573202f4b696473205b33203020525d202f436f756e742031203e3e0a656e646f626a0a332030206f626a0a3c3c202f54797065202f50616765202f506172656e74203220302052202f4d65646961426f78205b30203020353935203834325d202f5265736f7572636573203c3c202f466f6e74203c3c202f4631203420302052203e3e203e3e202f436f6e74656e7473203520302052203e3e0a656e646f626a0a342030206f626a0a3c3c202f54797065202f466f6e74202f53756274797065202f5479706531202f42617365466f6e74202f48656c766574696361202f456e636f64696e67202f57696e416e7369456e636f64696e67203e3e0a656e646f626a0a352030206f626a0a3c3c202f4c656e677468203538203e3e0a73747265616d0a42540a2f46312031322054660a313820544c0a3732203737302054640a28446f63756d656e746f2064652074657374652920546a20542a0a45540a656e6473747265616d0a656e646f626a0a787265660a3020360a303030303030303030302036353533352066200a30303030303030303039203030303030206e200a30303030303030303538203030303030206e200a30303030303030313135203030303030206e200a30303030303030323431203030303030206e200a30303030303030333338203030303030206e200a747261696c65720a3c3c202f53697a652036202f526f6f74203120302052203e3e0a7374617274787265660a3434360a2525454f460a', '2026-11-25 12:41:25.507661+00', '{}', NULL, NULL);
INSERT INTO public.jobs OVERRIDING SYSTEM VALUE VALUES
	(1, 'verification', 'verify', '{"since": "2026-11-25T10:00:00.000Z", "timesAsked": 0, "applicationId": 1}', NULL, '2026-11-25 12:41:25.51722+00', '2026-11-25 12:41:25.51722+00', 0, NULL, NULL, NULL, NULL);
INSERT INTO public.provider_emails VALUES
	('elegibilidade@prestador.example.pt');
INSERT INTO public.refresh_tokens OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'de32df54-ca9c-43a7-9ff1-2bcf1686c2bd', '691ced8c3044307b723b4d61a7684ab161c5a2636b2eca5e1d0b85ea1c724607', '2026-11-25 12:41:25.526+00', '2026-11-26 00:41:25.526+00', NULL, NULL, NULL);
INSERT INTO public.schema_lock VALUES
	(1);
INSERT INTO public.schema_migrations VALUES
	('0000_initial.sql', '2026-11-25 12:41:03.885864+00'),
	('0001_session.sql', '2026-11-25 12:41:03.885864+00'),
	('0002_shared_documents.sql', '2026-11-25 12:41:03.885864+00'),
	('0003_audit_is_append_only.sql', '2026-11-25 12:41:03.885864+00'),
	('0004_server_in_full.sql', '2026-11-25 12:41:03.885864+00'),
	('0005_remember_emails.sql', '2026-11-25 12:41:03.885864+00'),
	('0006_work_of_before.sql', '2026-11-25 12:41:03.885864+00'),
	('0007_verification_goes_on.sql', '2026-11-25 12:41:03.885864+00'),
	('0008_bound_identities_and_growing_waits.sql', '2026-11-25 12:41:03.885864+00'),
	('0009_seal_the_audit.sql', '2026-11-25 12:41:03.885864+00'),
	('0010_large_documents_in_pieces.sql', '2026-11-25 12:41:03.885864+00'),
	('0011_counts_by_day.sql', '2026-11-25 12:41:03.885864+00'),
	('0012_texts_of_decisions.sql', '2026-11-25 12:41:03.885864+00'),
	('0013_audit_trail_for_reading.sql', '2026-11-25 12:41:03.885864+00'),
	('0014_postal_code_areas_by_index_alone.sql', '2026-11-25 12:41:03.885864+00'),
	('0015_queues_by_waiting.sql', '2026-11-25 12:41:03.885864+00'),
	('0016_figures_by_day.sql', '2026-11-25 12:41:03.885864+00'),
	('0017_files_of_records.sql', '2026-11-25 12:41:03.885864+00'),
	('0018_yearly_lists_in_steps.sql', '2026-11-25 12:41:03.885864+00'),
	('0019_answers_reasons_and_digests.sql', '2026-11-25 12:41:03.885864+00'),
	('0020_files_of_maintenance_requests.sql', '2026-11-25 12:41:03.885864+00'),
	('0021_decisions_and_districts_for_searching.sql', '2026-11-25 12:41:03.885864+00'),
	('0022_lists_to_activate_and_by_name.sql', '2026-11-25 12:41:03.885864+00'),
	('0023_places_by_day.sql', '2026-11-25 12:41:03.885864+00'),
	('0024_decisions_by_day.sql', '2026-11-25 12:41:03.885864+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'regulador@tsi.example.pt', NULL, NULL, '{Applications_Reader,Applications_Updater,Users_Reader,Users_Writer,Users_Updater,Providers_Reader,Providers_Writer,Providers_Updater,AnnualMaintenance_Reader,AnnualMaintenance_Updater,Configurations_Reader,Configurations_Updater,Audit_Reader}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.266951+00', NULL, NULL),
	(2, 1, 1, 'leitura@tsi.example.pt', NULL, NULL, '{Users_Reader,Applications_Reader}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.281188+00', NULL, NULL),
	(3, 1, 1, 'utilizadores@tsi.example.pt', NULL, NULL, '{Users_Reader,Users_Updater}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.285337+00', NULL, NULL),
	(4, 1, 2, 'inativo@tsi.example.pt', NULL, NULL, '{Applications_Reader,Applications_Updater,Users_Reader,Users_Writer,Users_Updater,Providers_Reader,Providers_Writer,Providers_Updater,AnnualMaintenance_Reader,AnnualMaintenance_Updater,Configurations_Reader,Configurations_Updater,Audit_Reader}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.287759+00', NULL, NULL),
	(5, 2, 1, 'prestador@prestador.example.pt', 'Prestador', NULL, '{ApplicationsModule_Reader,ApplicationsModule_Writer,ApplicationsModule_Updater,AnnualMaintenanceModule_Reader,AnnualMaintenanceModule_Writer,AnnualMaintenanceModule_Updater}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.293154+00', NULL, NULL),
	(6, 3, 1, 'operador@prestador.example.pt', NULL, 5, '{ApplicationsModule_Reader,ApplicationsModule_Writer,ApplicationsModule_Updater,AnnualMaintenanceModule_Reader,AnnualMaintenanceModule_Writer,AnnualMaintenanceModule_Updater}', '$argon2id$v=19$m=8,t=1,p=1$Tfi3X80+JOAgJEhueWoqqw$O9qbjOUftk6X/c/rbAv4E4ix4Cc7QNcMKxzwkzpnGSI', '2026-11-25 12:41:25.295831+00', NULL, NULL);
SELECT pg_catalog.setval('public.application_count_changes_id_seq', 9, true);
SELECT pg_catalog.setval('public.application_history_id_seq', 5, true);
SELECT pg_catalog.setval('public.application_origins_id_seq', 1, false);
SELECT pg_catalog.setval('public.applications_id_seq', 5, true);
SELECT pg_catalog.setval('public.audit_events_id_seq', 2, true);
SELECT pg_catalog.setval('public.decision_texts_id_seq', 1, false);
SELECT pg_catalog.setval('public.files_id_seq', 1, true);
SELECT pg_catalog.setval('public.jobs_id_seq', 1, true);
SELECT pg_catalog.setval('public.mail_notifications_id_seq', 1, false);
SELECT pg_catalog.setval('public.maintenance_periods_id_seq', 1, false);
SELECT pg_catalog.setval('public.notification_emails_id_seq', 1, false);
SELECT pg_catalog.setval('public.open_registrations_id_seq', 1, false);
SELECT pg_catalog.setval('public.record_files_id_seq', 1, false);
SELECT pg_catalog.setval('public.refresh_tokens_id_seq', 1, true);
SELECT pg_catalog.setval('public.registered_files_id_seq', 1, false);
SELECT pg_catalog.setval('public.users_id_seq', 6, true);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_count_changes
    ADD CONSTRAINT application_count_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_count_checks
    ADD CONSTRAINT application_count_checks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_counts
    ADD CONSTRAINT application_counts_key PRIMARY KEY (origin_id, span, first_day, kind, status_id, is_student, delay_day);
ALTER TABLE ONLY public.application_history
    ADD CONSTRAINT application_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_origins
    ADD CONSTRAINT application_origins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempt_counters
    ADD CONSTRAINT attempt_counters_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_seals
    ADD CONSTRAINT audit_seals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_decisions
    ADD CONSTRAINT daily_decisions_day_status_id_is_by_person_days_pk PRIMARY KEY (day, status_id, is_by_person, days);
ALTER TABLE ONLY public.daily_figures
    ADD CONSTRAINT daily_figures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_requests
    ADD CONSTRAINT daily_requests_day_district_pk PRIMARY KEY (day, district);
ALTER TABLE ONLY public.decision_texts
    ADD CONSTRAINT decision_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.decision_texts
    ADD CONSTRAINT decision_texts_title_unique UNIQUE (title);
ALTER TABLE ONLY public.file_pieces
    ADD CONSTRAINT file_pieces_bytes_id_position_pk PRIMARY KEY (bytes_id, "position");
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_notifications
    ADD CONSTRAINT mail_notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.maintenance_periods
    ADD CONSTRAINT maintenance_periods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notification_emails
    ADD CONSTRAINT notification_emails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.open_registrations
    ADD CONSTRAINT open_registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.provider_emails
    ADD CONSTRAINT provider_emails_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.reasons
    ADD CONSTRAINT reasons_kind_id_pk PRIMARY KEY (kind, id);
ALTER TABLE ONLY public.record_files
    ADD CONSTRAINT record_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.registered_files
    ADD CONSTRAINT registered_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_lock
    ADD CONSTRAINT schema_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX addresses_postal_code ON public.addresses USING btree (cp4, cp3);
CREATE INDEX application_history_application ON public.application_history USING btree (application_id, created_on, id, status_id);
CREATE INDEX application_history_blocking ON public.application_history USING btree (blocking_application_id) WHERE (blocking_application_id IS NOT NULL);
CREATE UNIQUE INDEX application_origins_unique ON public.application_origins USING btree (provider_id, provider_email, created_by_id, place);
CREATE INDEX applications_active_by_name ON public.applications USING btree (provider_id, full_name, id) WHERE ((status_id = 9) AND (kind = 'request'::text));
CREATE INDEX applications_author_newest ON public.applications USING btree (created_by_id, created_on, id, provider_id);
CREATE INDEX applications_decision ON public.applications USING btree (decision, provider_id);
CREATE INDEX applications_delays ON public.applications USING btree (created_on, id, delay_runs_from) WHERE (delay_runs_from IS NOT NULL);
CREATE INDEX applications_district ON public.applications USING btree (district, created_on, id, kind);
CREATE INDEX applications_documents_of ON public.applications USING btree (documents_of_id) WHERE (documents_of_id IS NOT NULL);
CREATE INDEX applications_email_newest ON public.applications USING btree (provider_email, created_on, id, provider_id);
CREATE INDEX applications_fiscal_number ON public.applications USING btree (fiscal_number);
CREATE INDEX applications_maintenance ON public.applications USING btree (created_on, id, is_student) WHERE (kind = 'maintenance'::text);
CREATE INDEX applications_maintenance_status ON public.applications USING btree (status_id, created_on, id, provider_id) WHERE (kind = 'maintenance'::text);
CREATE INDEX applications_newest ON public.applications USING btree (created_on, id, is_student);
CREATE INDEX applications_post_code ON public.applications USING btree (post_code, created_on, id);
CREATE INDEX applications_post_code_area ON public.applications USING btree ("left"(post_code, 4), created_on, id, provider_id, post_code);
CREATE INDEX applications_processing ON public.applications USING btree (provider_id, created_on, id) WHERE (status_id = ANY (ARRAY[2, 3, 4, 6]));
CREATE INDEX applications_provider_delays ON public.applications USING btree (provider_id, created_on, id, delay_runs_from) WHERE (delay_runs_from IS NOT NULL);
CREATE INDEX applications_provider_maintenance ON public.applications USING btree (provider_id, created_on, id, is_student) WHERE (kind = 'maintenance'::text);
CREATE INDEX applications_provider_newest ON public.applications USING btree (provider_id, created_on, id);
CREATE INDEX applications_provider_status_newest ON public.applications USING btree (provider_id, status_id, created_on, id, kind);
CREATE INDEX applications_provider_waiting ON public.applications USING btree (provider_id, status_id, status_date, id, delay_runs_from) WHERE ((status_id = ANY (ARRAY[5, 8])) OR ((status_id = 7) AND (kind = 'request'::text)));
CREATE INDEX applications_recheck ON public.applications USING btree (recheck_application_id, kind, created_on);
CREATE INDEX applications_registered_file ON public.applications USING btree (registered_file_id, status_id) WHERE (registered_file_id IS NOT NULL);
CREATE INDEX applications_status_newest ON public.applications USING btree (status_id, created_on, id);
CREATE INDEX applications_student_fiscal_number ON public.applications USING btree (student_fiscal_number);
CREATE INDEX applications_students ON public.applications USING btree (created_on, id) WHERE is_student;
CREATE INDEX applications_to_activate ON public.applications USING btree (provider_id, COALESCE(eligibility_notification_sent_date, status_date), id) WHERE ((status_id = 7) AND (kind = 'request'::text));
CREATE INDEX applications_waiting ON public.applications USING btree (status_id, status_date, id, delay_runs_from) WHERE ((status_id = ANY (ARRAY[6, 5, 2, 3, 4])) OR ((status_id = 7) AND (kind = 'request'::text)));
CREATE INDEX attempt_counters_expiry ON public.attempt_counters USING btree (expires_on);
CREATE INDEX audit_events_action_newest ON public.audit_events USING btree (action, occurred_on, id);
CREATE INDEX audit_events_actor_newest ON public.audit_events USING btree (actor_id, occurred_on, id);
CREATE INDEX audit_events_application_newest ON public.audit_events USING btree ((
CASE
    WHEN (subject = 'application'::text) THEN subject_id
    WHEN ((detail ->> 'applicationId'::text) ~ '^[0-9]{1,9}$'::text) THEN ((detail ->> 'applicationId'::text))::integer
    ELSE NULL::integer
END), occurred_on, id);
CREATE INDEX audit_events_newest ON public.audit_events USING btree (occurred_on, id);
CREATE INDEX audit_events_subject_newest ON public.audit_events USING btree (subject, subject_id, occurred_on, id);
CREATE INDEX files_application ON public.files USING btree (application_id);
CREATE INDEX files_bytes ON public.files USING btree (bytes_id) WHERE (bytes_id IS NOT NULL);
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_on);
CREATE INDEX jobs_due ON public.jobs USING btree (queue, run_at, id) WHERE (failed_on IS NULL);
CREATE UNIQUE INDEX jobs_key_unique ON public.jobs USING btree (key);
CREATE INDEX mail_notifications_application ON public.mail_notifications USING btree (application_id);
CREATE UNIQUE INDEX notification_emails_provider_unique ON public.notification_emails USING btree (provider_id);
CREATE UNIQUE INDEX open_registrations_provider_unique ON public.open_registrations USING btree (provider_id);
CREATE UNIQUE INDEX password_links_code_unique ON public.password_links USING btree (code_hash);
CREATE INDEX record_files_bytes ON public.record_files USING btree (bytes_id) WHERE (bytes_id IS NOT NULL);
CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_on);
CREATE INDEX refresh_tokens_family ON public.refresh_tokens USING btree (family_id);
CREATE UNIQUE INDEX refresh_tokens_hash_unique ON public.refresh_tokens USING btree (token_hash);
CREATE INDEX refresh_tokens_user ON public.refresh_tokens USING btree (user_id);
CREATE INDEX registered_files_newest ON public.registered_files USING btree (created_on, id);
CREATE INDEX registered_files_provider_newest ON public.registered_files USING btree (provider_id, created_on, id);
CREATE UNIQUE INDEX users_corporate_identity_unique ON public.users USING btree (corporate_issuer, corporate_subject);
CREATE INDEX users_parent ON public.users USING btree (parent_id);
CREATE INDEX users_type_name ON public.users USING btree (user_type_id, name);
CREATE UNIQUE INDEX users_username_unique ON public.users USING btree (lower(username));
CREATE TRIGGER application_count_changes_folded BEFORE DELETE ON public.application_count_changes FOR EACH STATEMENT WHEN ((current_setting('tsi.folds'::text, true) IS DISTINCT FROM 'groups'::text)) EXECUTE FUNCTION public.require_folding_groups();
CREATE TRIGGER application_history_decided AFTER INSERT ON public.application_history FOR EACH ROW WHEN ((new.status_id = ANY (ARRAY[7, 8]))) EXECUTE FUNCTION public.note_decision();
CREATE TRIGGER applications_count_delete AFTER DELETE ON public.applications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.note_application_counts();
CREATE TRIGGER applications_count_insert AFTER INSERT ON public.applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_application_counts();
CREATE TRIGGER applications_count_truncate AFTER TRUNCATE ON public.applications FOR EACH STATEMENT EXECUTE FUNCTION public.forget_application_counts();
CREATE TRIGGER applications_count_update AFTER UPDATE ON public.applications REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_application_counts();
CREATE TRIGGER applications_remember_email AFTER INSERT OR UPDATE OF provider_email ON public.applications FOR EACH ROW EXECUTE FUNCTION public.remember_provider_email();
CREATE TRIGGER audit_events_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_seals_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
ALTER TABLE ONLY public.application_history
    ADD CONSTRAINT application_history_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.application_history
    ADD CONSTRAINT application_history_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.application_history
    ADD CONSTRAINT application_history_blocking_application_id_applications_id_fk FOREIGN KEY (blocking_application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_created_by_id_users_id_fk FOREIGN KEY (created_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_documents_of_id_applications_id_fk FOREIGN KEY (documents_of_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_provider_id_users_id_fk FOREIGN KEY (provider_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_recheck_application_id_applications_id_fk FOREIGN KEY (recheck_application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_registered_file_id_registered_files_id_fk FOREIGN KEY (registered_file_id) REFERENCES public.registered_files(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.mail_notifications
    ADD CONSTRAINT mail_notifications_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.notification_emails
    ADD CONSTRAINT notification_emails_provider_id_users_id_fk FOREIGN KEY (provider_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.open_registrations
    ADD CONSTRAINT open_registrations_provider_id_users_id_fk FOREIGN KEY (provider_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.registered_files
    ADD CONSTRAINT registered_files_created_by_id_users_id_fk FOREIGN KEY (created_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.registered_files
    ADD CONSTRAINT registered_files_provider_id_users_id_fk FOREIGN KEY (provider_id) REFERENCES public.users(id);
