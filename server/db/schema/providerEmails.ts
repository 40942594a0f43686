import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every e-mail that an application names, once: few beside the applications, so that a part of one is found here.
 * A trigger on applications keeps it, so that nobody who stores one can forget it.
 */
export const providerEmails = pgTable('provider_emails', { email: text().primaryKey() });
