import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every provider e-mail that occurs in an application, once: few compared with the applications, so searching for
 * part of an e-mail is cheap here. A trigger on applications maintains it, so that no code that stores one can
 * forget to.
 */
export const providerEmails = pgTable('provider_emails', { email: text().primaryKey() });
