import { z } from 'zod';
import { clientConfig } from '../../../contract/entities/clientConfig';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { isEmail } from '../../../contract/rules/email';
import { passwordSignIns } from '../../services/context/passwordSignIn';
import { allowanceLimits, allowanceVariables } from './allowanceSettings';
import { databaseLimits, databaseVariables } from './databaseSettings';
import { documentMistakes, documentSettings, documentVariables } from './documentSettings';
import { evidenceVariables } from './evidenceSettings';
import { flag } from './flag';
import {
  outsideServiceMistakes,
  outsideServiceSettings,
  outsideServiceVariables,
} from './outsideServiceSettings';
import { productionMistakes } from './productionRules';
import { secrets } from './secretSettings';
import { securityContacts } from './securityContacts';
import { asksForAnotherProtocol, sendsTraces, traceReceiver, tracingVariables } from './tracingSettings';

const text = z.string().trim().min(1).optional();
/** The application is at the root of its host: paths of pages and calls begin there. */
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, {
    message: 'must be scheme, host and port alone, without a path: https://tsi.example.pt',
  })
  .transform((url) => url.replace(/\/$/, ''))
  .optional();

/** The variables of the core. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ...databaseVariables,
  ...documentVariables,
  ...allowanceVariables,
  DATA_DIR: z.string().min(1).default('./data'),
  TOKEN_SECRET: secrets,
  AUDIT_KEY: secrets,
  DOCUMENT_KEY: secrets,
  SEED_DEMO: flag,
  WORKER: flag,
  DEADLINE_REMINDERS: flag,
  FIRST_ADMINISTRATOR: z.string().trim().refine(isEmail, 'must be an e-mail address').optional(),
  TRUST_PROXY: flag,
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  ...evidenceVariables,
  FILE_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  BODY_MEMORY_MB: z.coerce.number().int().min(1).max(100_000).default(160),
  ...tracingVariables,
  METRICS_TOKEN: secrets,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_URL: publicUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  ...outsideServiceVariables,
  CORPORATE_ISSUER: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  CORPORATE_CLIENT_ID: text,
  CORPORATE_AUDIENCE: text,
  CORPORATE_EMAIL_CLAIM: text,
  PASSWORD_SIGN_IN: z.enum(passwordSignIns).default('all'),
  CORPORATE_SCOPE: z.string().trim().min(1).default('user.read'),
  CORPORATE_REDIRECT_PATH: z.string().startsWith('/').default('/corporateSignIn.html'),
  CORPORATE_INTERACTION: z.enum(['redirect', 'popup']).default('redirect'),
  SECURITY_CONTACT: securityContacts,
  PRODUCT_NAME: text,
  RESPONSIBLE_ENTITY: text,
  CONTACT_EMAIL: text,
  CONTACT_PHONE: text,
  HELP_URL: text,
});

/** Reads the variables of the core. */
export const environment = variables
  .superRefine((env, context) => {
    const mistakes = [...documentMistakes(env), ...outsideServiceMistakes(env)];
    for (const { name, message } of mistakes) context.addIssue({ code: 'custom', path: [name], message });
    if (env.NODE_ENV !== 'production') return;
    for (const { name, message } of productionMistakes(env))
      context.addIssue({ code: 'custom', path: [name], message });
  })
  .refine((env) => !(env.EMBEDDED_DATABASE && env.DATABASE_URL), {
    path: ['EMBEDDED_DATABASE'],
    message: 'must not be 1 beside DATABASE_URL: there is one database',
  })
  .refine((env) => !asksForAnotherProtocol(env), {
    path: ['OTEL_EXPORTER_OTLP_PROTOCOL'],
    message: 'must be http/json: traces are sent in no other way',
  })
  .refine((env) => !env.SMTP_URL || env.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'must be set beside SMTP_URL: links in e-mails begin with it',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'must be set beside SMTP_URL',
  })
  .refine((env) => Boolean(env.CORPORATE_ISSUER) === Boolean(env.CORPORATE_CLIENT_ID), {
    path: ['CORPORATE_CLIENT_ID'],
    message: 'must be set together with CORPORATE_ISSUER, or neither',
  })
  .refine((env) => env.PASSWORD_SIGN_IN === 'all' || env.CORPORATE_ISSUER, {
    path: ['PASSWORD_SIGN_IN'],
    message: 'must be all without CORPORATE_ISSUER: administrators could not sign in at all',
  })
  .transform((env, context) => {
    const corporate =
      env.CORPORATE_ISSUER && env.CORPORATE_CLIENT_ID
        ? {
            issuer: env.CORPORATE_ISSUER,
            clientId: env.CORPORATE_CLIENT_ID,
            audience: env.CORPORATE_AUDIENCE,
            emailClaim: env.CORPORATE_EMAIL_CLAIM,
          }
        : undefined;
    const client = clientConfig.safeParse({
      productName: env.PRODUCT_NAME,
      responsibleEntity: env.RESPONSIBLE_ENTITY ?? defaultClientConfig.responsibleEntity,
      contactEmail: env.CONTACT_EMAIL ?? defaultClientConfig.contactEmail,
      contactPhone: env.CONTACT_PHONE ?? defaultClientConfig.contactPhone,
      helpUrl: env.HELP_URL ?? defaultClientConfig.helpUrl,
      privacyNotice: env.PRIVACY_NOTICE,
      ...(env.ASK_PURPOSE && { asksPurpose: true }),
      ...(env.PASSWORD_SIGN_IN === 'none' && { isPasswordSignInClosed: true }),
      corporateSignIn: corporate && {
        authority: corporate.issuer,
        clientId: corporate.clientId,
        scopes: env.CORPORATE_SCOPE.split(/\s+/),
        redirectPath: env.CORPORATE_REDIRECT_PATH,
        interaction: env.CORPORATE_INTERACTION,
      },
    });
    if (!client.success)
      context.addIssue({ code: 'custom', path: ['HELP_URL'], message: 'must be an http or https URL' });
    return {
      port: env.PORT,
      databaseUrl: env.DATABASE_URL,
      databaseLimits: databaseLimits(env),
      dataFolder: env.DATA_DIR,
      tokenSecrets: env.TOKEN_SECRET,
      /** Secrets of the audit's seals. */
      auditSecrets: env.AUDIT_KEY,
      /** Secrets that seal the keys of documents. */
      documentSecrets: env.DOCUMENT_KEY,
      isProduction: env.NODE_ENV === 'production',
      /** Demo accounts have a published password: never in production. */
      seedDemo: env.SEED_DEMO ?? env.NODE_ENV !== 'production',
      documents: documentSettings(env),
      /** Whether it does background work: mails, verifications, cleanup. Turned off to inspect a restored backup. */
      runsWorker: env.WORKER ?? true,
      /** The e-mail of the administrator to create in a database that has none. */
      firstAdministrator: env.FIRST_ADMINISTRATOR,
      /** Whether to trust the address and request id that a proxy reports. */
      trustProxy: env.TRUST_PROXY ?? false,
      /** How long requests are still accepted after the signal to end, until load balancers notice. */
      drainSeconds: env.DRAIN_SECONDS,
      /** Processes that judge files; passwords and bodies have a thread each. */
      fileThreads: env.FILE_THREADS,
      /** How many bytes of large bodies are held at once. */
      bodyBytes: env.BODY_MEMORY_MB * 1_000_000,
      ...allowanceLimits(env),
      sendsTraces: sendsTraces(env),
      traceReceiver: traceReceiver(env),
      metricsTokens: env.METRICS_TOKEN,
      logLevel: env.LOG_LEVEL,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM ?? 'Tarifa Social de Internet <nao-responder@localhost>',
      ...outsideServiceSettings(env),
      corporate,
      /** Who may sign in by password. */
      passwordSignIn: env.PASSWORD_SIGN_IN,
      /** Whom to tell about a weakness, as URIs (RFC 9116). */
      securityContacts: env.SECURITY_CONTACT,
      /** Whether providers are reminded of deadlines by e-mail. */
      sendsReminders: env.DEADLINE_REMINDERS ?? true,
      clientConfig: client.data ?? defaultClientConfig,
    };
  });

/** A deployment's settings of the core, read from the environment. */
export type Config = z.infer<typeof environment>;
