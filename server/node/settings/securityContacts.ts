import { z } from 'zod';
import { isEmail } from '../../../contract/rules/email';

/** Contacts of RFC 9116, after commas: https URLs, tel: and mailto: URIs, or e-mail addresses, which become the latter. */
export const securityContacts = z
  .string()
  .transform((contacts) =>
    contacts
      .split(',')
      .map((contact) => contact.trim())
      .map((contact) => (isEmail(contact) ? `mailto:${contact}` : contact)),
  )
  .refine((contacts) => contacts.every((contact) => /^(https:\/\/|mailto:|tel:)[!-~]+$/.test(contact)), {
    message: 'must be e-mail addresses or https URLs, separated by commas',
  })
  .optional();
