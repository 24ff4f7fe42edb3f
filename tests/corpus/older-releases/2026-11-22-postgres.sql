SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    id text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.application (
    name text NOT NULL,
    job text NOT NULL,
    experience text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    "passportSealed" text NOT NULL,
    "passportKeyId" text NOT NULL,
    address text NOT NULL,
    reference text NOT NULL,
    present text NOT NULL,
    interested text NOT NULL,
    "createdAt" text NOT NULL,
    "submissionHash" text NOT NULL,
    flags text NOT NULL,
    _id text NOT NULL,
    birth text,
    "noEmail" integer NOT NULL,
    "passportHash" text,
    "passportTailHash" text,
    contacted integer NOT NULL,
    "contactedAt" text,
    "contactedBy" text,
    "deletedAt" text,
    "receiptNumber" text NOT NULL,
    "submissionKey" text NOT NULL,
    "helperName" text DEFAULT ''::text NOT NULL,
    "helperPhone" text DEFAULT ''::text NOT NULL,
    "consentVersion" text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    "nameSearchKey" text DEFAULT ''::text NOT NULL,
    "phoneDigits" text DEFAULT ''::text NOT NULL,
    "consentAt" text,
    "phoneE164" text,
    "emailNormalised" text,
    "presentCode" text,
    "interestedCode" text,
    "experienceYears" double precision,
    score integer DEFAULT 0 NOT NULL,
    "normalisedVersion" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    outcome text,
    "followUpOn" text,
    "outcomeAt" text,
    "outcomeBy" text,
    "position" bigint
);
CREATE TABLE public."applicationTerm" (
    term text NOT NULL,
    "position" bigint NOT NULL
);
CREATE TABLE public."browserError" (
    day text NOT NULL,
    build text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    page text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public."contactMessage" (
    _id text NOT NULL,
    "submissionKey" text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    number text NOT NULL,
    email text NOT NULL,
    reference text NOT NULL,
    address text NOT NULL,
    question text NOT NULL,
    "fromPlace" text NOT NULL,
    "toPlace" text NOT NULL,
    trip text NOT NULL,
    language text NOT NULL,
    "createdAt" text NOT NULL,
    "submissionHash" text NOT NULL,
    flags text NOT NULL,
    "mailStatus" text NOT NULL,
    "mailTriedAt" text NOT NULL,
    note text NOT NULL,
    "nameSearchKey" text NOT NULL,
    "phoneDigits" text NOT NULL,
    "travelOn" text,
    "deletedAt" text,
    "mailError" text,
    "mailedAt" text,
    "answeredAt" text,
    "answeredBy" text,
    outcome text,
    "followUpOn" text,
    "outcomeAt" text,
    "outcomeBy" text,
    "phoneE164" text,
    "noEmail" integer NOT NULL,
    answered integer NOT NULL,
    version integer NOT NULL,
    "normalisedVersion" integer NOT NULL,
    travellers integer
);
CREATE TABLE public."contentVersion" (
    version integer NOT NULL
);
CREATE TABLE public.event (
    at text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    _id text NOT NULL,
    actor text,
    via text
);
CREATE TABLE public."galleryItem" (
    name text NOT NULL,
    job text NOT NULL,
    country text NOT NULL,
    date text NOT NULL,
    image text NOT NULL,
    "createdAt" text NOT NULL,
    _id text NOT NULL,
    "deletedAt" text
);
CREATE TABLE public."hostedImage" (
    name text NOT NULL,
    address text NOT NULL
);
CREATE TABLE public.image (
    key text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    _id text NOT NULL,
    subject text NOT NULL,
    state text NOT NULL,
    "createdAt" text NOT NULL,
    "dueAt" text NOT NULL,
    attempts integer NOT NULL,
    "leasedUntil" text,
    code text
);
CREATE TABLE public."rateLimit" (
    key text NOT NULL,
    "windowStart" bigint NOT NULL,
    hits integer NOT NULL
);
CREATE TABLE public."runningProcess" (
    _id text NOT NULL,
    "seenAt" text NOT NULL,
    keys text NOT NULL
);
CREATE TABLE public."secretKey" (
    name text NOT NULL,
    fingerprint text NOT NULL,
    "droppedAt" text
);
CREATE TABLE public.session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL,
    "lastUsedAt" text,
    "listedAs" text,
    "signInBy" text DEFAULT 'built-in'::text NOT NULL
);
CREATE TABLE public.staff (
    name text NOT NULL,
    id text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "mustChangePassword" boolean NOT NULL,
    "disabledAt" text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "twoFactorEnabled" boolean,
    "invitedBy" text
);
CREATE TABLE public."staffLink" (
    _id text NOT NULL,
    email text NOT NULL,
    "staffId" text,
    "tokenHash" text NOT NULL,
    "createdAt" text NOT NULL,
    "expiresAt" text NOT NULL,
    "createdBy" text
);
CREATE TABLE public."staffPreference" (
    "staffId" text NOT NULL,
    "startPage" text NOT NULL
);
CREATE TABLE public.task (
    name text NOT NULL,
    "leaseUntil" text,
    "startedAt" text,
    "finishedAt" text,
    "succeededAt" text,
    outcome text
);
CREATE TABLE public."twoFactor" (
    id text NOT NULL,
    secret text NOT NULL,
    "backupCodes" text NOT NULL,
    "userId" text NOT NULL,
    verified boolean,
    "failedVerificationCount" integer,
    "lockedUntil" timestamp with time zone,
    "lastStep" integer
);
CREATE TABLE public.verification (
    identifier text NOT NULL,
    value text NOT NULL,
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
INSERT INTO public.account VALUES ('01a22405-abce-7583-89e2-8af01f919a6c', 'credential', '01a22405-abd1-742b-bdae-1807b1a56d3c', '01a22405-abce-7583-89e2-8af01f919a6c', NULL, NULL, NULL, NULL, NULL, NULL, 'c7fd947ab95e9b58f04d6819385849b8:349a22d33132c11b1c01770bd32c411eff48db35013b73ee6628c51688b075be', '2026-11-20 08:00:00+00', '2026-11-20 08:00:00+00');
INSERT INTO public.application VALUES ('শামীমা আক্তার', 'Electrician', '6 years', 'rakib@example.com', '+8801712345671', '2.XEDlPFjGfLQgzXOAEgiulaOaNGdkYU6KSgB0pRV/JPFbJRUvWQ==', 'k1', 'Mirpur, Dhaka', 'None', 'Bangladesh', 'Hungary', '2026-11-20T08:00:00.000Z', '1:RDBZepcPmYh1DvUZi147O161NZTCYqZpkcaoO4FNTis', '', '01a22405-ae8b-727f-8be9-0ff240d2c365', '1990-02-28', 0, '-373bAbFm2P1RRDk4O6MLOxlU30T-tBR2vkWb3berOM', '4wH2wANOCdNUFjCE_uf80flxbSba93MnJfHiPUK-AvY', 0, NULL, NULL, NULL, '639MCGJD', 'd57bfd9c-fba2-41ec-8118-bcef858ca7c6', '', '', '', '', ' শামীমা আক্তার smim smm aktr', '8801712345671', NULL, '+8801712345671', 'rakib@example.com', 'BD', 'HU', 6, 1, 3, 0, '', NULL, NULL, NULL, NULL, 1795161600000064);
INSERT INTO public.application VALUES ('Rakib Hasan', 'Electrician', '6 years', 'rakib@example.com', '+8801712345670', '2.u2PsGTWaQ32Rt1lbUW4HHAEnPuEHGrW7cQZIpIPCiLLsIZggyw==', 'k1', 'Mirpur, Dhaka', 'None', 'Bangladesh', 'Hungary', '2026-11-20T08:00:00.000Z', '1:831NbdUR1kjBi0s-_-DZQUeyGiNsTrEvO22veNpydPk', '', '01a22405-ae05-737a-a4fe-be6b3742e22c', '1990-02-28', 0, 'i9uOwix_szN3exJPa9Mksg-UkwHli3-DfaXl54FKEkc', '0E28J-s4nS6GfcEfqGXpZFREtUD6Y2DZqDjHI6eG3Y0', 0, NULL, NULL, NULL, '7F6NH4YD', '0766e9c5-f97b-46be-ba0c-8ff8e1362fea', '', '', '', '', ' rakib hasan rkib rkb hsn', '8801712345670', NULL, '+8801712345670', 'rakib@example.com', 'BD', 'HU', 6, 1, 3, 1, 'After six', 'call_later', '2026-11-24', '2026-11-20T08:00:00.000Z', '01a22405-abce-7583-89e2-8af01f919a6c', 1795161600000683);
INSERT INTO public.application VALUES ('Jamal Uddin', 'Electrician', '6 years', 'rakib@example.com', '+8801712345672', '2.oah3Av1FaJx4I31+qh+JaT4/9HMzF/3U7GhytNuOA1pdcgh21Q==', 'k1', 'Mirpur, Dhaka', 'None', 'Bangladesh', 'Hungary', '2026-11-20T08:00:00.000Z', '1:xmpIQmjzoca0DVYLGrpMj2cLlsY0jZeMzCJUB2Q1QTk', '', '01a22405-af23-7004-a6ad-563e14459d28', '1990-02-28', 0, 'eJAhzQ2cJY4Iazs_VClEmiOSDJGwHgW4GzjzsDj6NLQ', 'pNM7t_bI8C1pXhIU4sjXeGOEovx456yw-VQBiWXaODM', 0, NULL, NULL, '2026-11-20T08:00:00.000Z', 'C99EAJDF', 'a1a9ebfc-403b-44d5-a704-9fb99db30ce5', '', '', '', '', ' jamal uddin jml adin adn', '8801712345672', NULL, '+8801712345672', 'rakib@example.com', 'BD', 'HU', 6, 1, 3, 1, '', NULL, NULL, NULL, NULL, 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('nr', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nrk', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nrki', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nrkib', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('irki', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('ikib', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nrkb', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('irkb', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nh', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nhs', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('nhsn', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('ihsn', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p8801712', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p8017123', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p0171234', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p1712345', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p7123456', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p1234567', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p2345670', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p88017', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p80171', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p01712', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p17123', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p71234', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p12345', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p23456', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p34567', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p45670', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p880', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p801', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p017', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p171', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p712', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p123', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p234', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p345', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p456', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p567', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('p670', 1795161600000683);
INSERT INTO public."applicationTerm" VALUES ('ns', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nsm', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nsmi', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nsmim', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('ismi', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('imim', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nsmm', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('ismm', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('na', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nak', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nakt', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('naktr', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('iakt', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('iktr', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p8801712', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p8017123', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p0171234', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p1712345', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p7123456', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p1234567', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p2345671', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p88017', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p80171', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p01712', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p17123', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p71234', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p12345', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p23456', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p34567', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p45671', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p880', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p801', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p017', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p171', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p712', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p123', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p234', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p345', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p456', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p567', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('p671', 1795161600000064);
INSERT INTO public."applicationTerm" VALUES ('nj', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('njm', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('njml', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('ijml', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('na', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('nad', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('nadi', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('nadin', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('iadi', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('idin', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('nadn', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('iadn', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p8801712', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p8017123', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p0171234', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p1712345', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p7123456', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p1234567', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p2345672', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p88017', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p80171', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p01712', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p17123', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p71234', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p12345', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p23456', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p34567', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p45672', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p880', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p801', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p017', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p171', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p712', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p123', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p234', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p345', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p456', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p567', 1795161600000817);
INSERT INTO public."applicationTerm" VALUES ('p672', 1795161600000817);
INSERT INTO public."contentVersion" VALUES (2);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'staff.added', '01a22405-abce-7583-89e2-8af01f919a6c', '01a22405-abd3-70b7-a577-5cdff9d9dfbd', NULL, NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'staff.signed-in', '01a22405-abce-7583-89e2-8af01f919a6c', '01a22405-ac91-7439-93a8-ce1ca84951e5', '01a22405-abce-7583-89e2-8af01f919a6c', NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'application.submitted', '01a22405-ae05-737a-a4fe-be6b3742e22c', '01a22405-ae2c-7405-bdd0-c9ad86439378', NULL, NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'application.submitted', '01a22405-ae8b-727f-8be9-0ff240d2c365', '01a22405-aecd-70ef-8178-519ceddfb9eb', NULL, NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'application.submitted', '01a22405-af23-7004-a6ad-563e14459d28', '01a22405-af4f-727b-a844-00c88e5e92d2', NULL, NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'application.called', '01a22405-ae05-737a-a4fe-be6b3742e22c', '01a22405-b03b-7310-9b17-70d8b49fbec5', '01a22405-abce-7583-89e2-8af01f919a6c', NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'application.deleted', '01a22405-af23-7004-a6ad-563e14459d28', '01a22405-b0f3-763c-9334-1b2498076b83', '01a22405-abce-7583-89e2-8af01f919a6c', NULL);
INSERT INTO public.event VALUES ('2026-11-20T08:00:00.000Z', 'gallery.added', '01a22405-b38e-75db-9f7d-b56cff0e308a', '01a22405-b391-72c6-b8ee-fd61cb9dae22', '01a22405-abce-7583-89e2-8af01f919a6c', NULL);
INSERT INTO public."galleryItem" VALUES ('Rakib', 'Welder', 'Hungary', '2026-02-14', '/media/feceac50df265df4d5422942f55ea950.webp', '2026-11-20T08:00:00.000Z', '01a22405-b38e-75db-9f7d-b56cff0e308a', NULL);
INSERT INTO public.image VALUES ('feceac50df265df4d5422942f55ea950', '2026-11-20T08:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0001-create-everything', '2026-11-28T21:18:00.304Z');
INSERT INTO public.kysely_migration VALUES ('0002-what-was-meant', '2026-11-28T21:18:00.379Z');
INSERT INTO public.kysely_migration VALUES ('0003-outbox', '2026-11-28T21:18:00.427Z');
INSERT INTO public.kysely_migration VALUES ('0004-staff-work', '2026-11-28T21:18:00.527Z');
INSERT INTO public.kysely_migration VALUES ('0006-staff-accounts', '2026-11-28T21:18:00.585Z');
INSERT INTO public.kysely_migration VALUES ('0008-remember-hosted-images', '2026-11-28T21:18:00.607Z');
INSERT INTO public.kysely_migration VALUES ('0009-count-content-versions', '2026-11-28T21:18:00.619Z');
INSERT INTO public.kysely_migration VALUES ('0010-note-tasks', '2026-11-28T21:18:00.639Z');
INSERT INTO public.kysely_migration VALUES ('0011-know-the-secrets', '2026-11-28T21:18:00.668Z');
INSERT INTO public.kysely_migration VALUES ('0012-trace-accounts', '2026-11-28T21:18:00.710Z');
INSERT INTO public.kysely_migration VALUES ('0013-take-codes-once', '2026-11-28T21:18:00.720Z');
INSERT INTO public.kysely_migration VALUES ('0014-know-the-processes', '2026-11-28T21:18:00.758Z');
INSERT INTO public.kysely_migration VALUES ('0015-count-browser-errors', '2026-11-28T21:18:00.791Z');
INSERT INTO public.kysely_migration VALUES ('0017-keep-messages', '2026-11-28T21:18:00.865Z');
INSERT INTO public.kysely_migration VALUES ('0018-staff-preferences', '2026-11-28T21:18:00.878Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public."rateLimit" VALUES ('sign-in-address:apB1Z9qzxGzHhnu-NGxmoF', 1795161600, 0);
INSERT INTO public."rateLimit" VALUES ('sign-in:tUKdZBNPj_-a8spqpicdTw', 1795161600, 0);
INSERT INTO public."rateLimit" VALUES ('sign-in-account:CuA11dtT-Uz3huDO7m-lK-', 1795161600, 0);
INSERT INTO public."rateLimit" VALUES ('application:apB1Z9qzxGzHhnu-NGxmoF', 1795161600, 3);
INSERT INTO public."rateLimit" VALUES ('application-all:UHd0QAf5yyntjvsQJHvBp3', 1795161600, 3);
INSERT INTO public."rateLimit" VALUES ('contact:apB1Z9qzxGzHhnu-NGxmoF', 1795161600, 1);
INSERT INTO public."rateLimit" VALUES ('contact-all:UHd0QAf5yyntjvsQJHvBp3', 1795161600, 1);
INSERT INTO public."secretKey" VALUES ('signing', 'DnL80kA8j2WxgqrH4LXhZSqzjpogPzZ8JpsW7a7lFXI', NULL);
INSERT INTO public."secretKey" VALUES ('k1', 'fykAPzVEkieQbwG7wlC2PZFU7b4XIOCEsOEqewLhqL4', NULL);
INSERT INTO public.session VALUES ('01a22405-ac2b-7369-adac-f2c587164126', '2026-11-29 09:18:01.251+00', 'cBekEFlEpC2DYr2Rmf1njiHj6hConeeA', '2026-11-28 21:18:01.252+00', '2026-11-28 21:18:01.252+00', '', '', '01a22405-abce-7583-89e2-8af01f919a6c', '2026-11-20T08:00:00.000Z', NULL, 'built-in');
INSERT INTO public.staff VALUES ('staff', '01a22405-abce-7583-89e2-8af01f919a6c', 'staff@sampan.example', true, NULL, false, NULL, '2026-11-20 08:00:00+00', '2026-11-20 08:00:00+00', NULL, NULL);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."applicationTerm"
    ADD CONSTRAINT "applicationTerm_key" PRIMARY KEY (term, "position");
ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_pkey PRIMARY KEY (_id);
ALTER TABLE ONLY public.application
    ADD CONSTRAINT "application_receiptNumber_key" UNIQUE ("receiptNumber");
ALTER TABLE ONLY public.application
    ADD CONSTRAINT "application_submissionKey_key" UNIQUE ("submissionKey");
ALTER TABLE ONLY public."browserError"
    ADD CONSTRAINT "browserErrorKey" PRIMARY KEY (day, build, kind, name, page);
ALTER TABLE ONLY public."contactMessage"
    ADD CONSTRAINT "contactMessage_pkey" PRIMARY KEY (_id);
ALTER TABLE ONLY public."contactMessage"
    ADD CONSTRAINT "contactMessage_submissionKey_key" UNIQUE ("submissionKey");
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (_id);
ALTER TABLE ONLY public."galleryItem"
    ADD CONSTRAINT "galleryItem_pkey" PRIMARY KEY (_id);
ALTER TABLE ONLY public."hostedImage"
    ADD CONSTRAINT "hostedImage_pkey" PRIMARY KEY (name);
ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (_id);
ALTER TABLE ONLY public."rateLimit"
    ADD CONSTRAINT "rateLimit_pkey" PRIMARY KEY (key);
ALTER TABLE ONLY public."runningProcess"
    ADD CONSTRAINT "runningProcess_pkey" PRIMARY KEY (_id);
ALTER TABLE ONLY public."secretKey"
    ADD CONSTRAINT "secretKey_pkey" PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY public."staffLink"
    ADD CONSTRAINT "staffLink_email_key" UNIQUE (email);
ALTER TABLE ONLY public."staffLink"
    ADD CONSTRAINT "staffLink_pkey" PRIMARY KEY (_id);
ALTER TABLE ONLY public."staffLink"
    ADD CONSTRAINT "staffLink_tokenHash_key" UNIQUE ("tokenHash");
ALTER TABLE ONLY public."staffPreference"
    ADD CONSTRAINT "staffPreference_pkey" PRIMARY KEY ("staffId");
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public."twoFactor"
    ADD CONSTRAINT "twoFactor_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
CREATE INDEX "account_userId" ON public.account USING btree ("userId");
CREATE INDEX application_contacted_newest ON public.application USING btree (contacted, "createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX application_flagged_newest ON public.application USING btree ("createdAt" DESC, _id DESC) WHERE (("deletedAt" IS NULL) AND (flags <> ''::text));
CREATE INDEX "application_followUpOn" ON public.application USING btree ("followUpOn", _id) WHERE (("deletedAt" IS NULL) AND ("followUpOn" IS NOT NULL));
CREATE INDEX "application_interestedCode_newest" ON public.application USING btree ("interestedCode", "createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX application_newest ON public.application USING btree ("createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX "application_normalisedVersion" ON public.application USING btree ("normalisedVersion", _id);
CREATE INDEX "application_passportHash" ON public.application USING btree ("passportHash");
CREATE INDEX "application_passportTailHash" ON public.application USING btree ("passportTailHash");
CREATE INDEX "application_phoneE164" ON public.application USING btree ("phoneE164");
CREATE UNIQUE INDEX application_position ON public.application USING btree ("position");
CREATE INDEX "application_submissionHash" ON public.application USING btree ("createdAt") WHERE ("submissionHash" <> ''::text);
CREATE INDEX application_trash ON public.application USING btree ("deletedAt" DESC, _id DESC) WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX "contactMessage_answered" ON public."contactMessage" USING btree (answered, "createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX "contactMessage_followUpOn" ON public."contactMessage" USING btree ("followUpOn", _id) WHERE (("deletedAt" IS NULL) AND ("followUpOn" IS NOT NULL));
CREATE INDEX "contactMessage_newest" ON public."contactMessage" USING btree ("createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX "contactMessage_trash" ON public."contactMessage" USING btree ("deletedAt" DESC, _id DESC) WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX "contactMessage_unsent" ON public."contactMessage" USING btree ("createdAt", _id) WHERE (("deletedAt" IS NULL) AND ("mailStatus" <> 'sent'::text));
CREATE INDEX event_at ON public.event USING btree (at DESC, _id DESC);
CREATE INDEX event_subject ON public.event USING btree (subject, at);
CREATE INDEX "galleryItem_newest" ON public."galleryItem" USING btree ("createdAt" DESC, _id DESC) WHERE ("deletedAt" IS NULL);
CREATE INDEX outbox_due ON public.outbox USING btree (state, "dueAt");
CREATE INDEX "session_userId" ON public.session USING btree ("userId");
CREATE INDEX "twoFactor_userId" ON public."twoFactor" USING btree ("userId");
CREATE INDEX verification_identifier ON public.verification USING btree (identifier);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."staffLink"
    ADD CONSTRAINT "staffLink_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."twoFactor"
    ADD CONSTRAINT "twoFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
