import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { registrationModes } from '#contract/entities/registration.ts'
import { limits } from '#contract/limits.ts'
import { ProviderName, providerNames, providers, settingOf } from '#contract/providers.ts'
import { readSecretFiles } from './read-secret-files.ts'

// Names that public DNS does not resolve: RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`.
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa|test|lan)$/

/**
 * Whether the host of this URL could be reachable from the internet, judging by its name only. Names of one label belong to machines of the
 * local network.
 */
function isPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast'
  return host.includes('.') && !ownNames.test(host)
}

const text = z.string().trim()
const positiveInt = z.coerce.number().int().min(1)
/** 0: for ever. */
const wholeDays = z.coerce.number().int().min(0)
const httpAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))
const spaceSeparated = text.default('').transform((list) => list.split(/[\s,]+/).filter(Boolean))
/** A name or an address, IPv6 in brackets; normalised as browsers write it in `Host`. */
const hostName = text
  .refine(
    (name) => /^([^:/?#@]+|\[.+\])$/.test(name) && URL.canParse(`http://${name}`),
    'needs names or addresses without scheme and port',
  )
  .transform((name) => new URL(`http://${name}`).hostname)
/** The domain of mail addresses, with or without `@`; normalised to lower case and ASCII. */
const mailDomain = text
  .transform((name) => domainToASCII(name.replace(/^@/, '')))
  .refine((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name), 'needs domains such as example.org')
/** A port on this machine (`9464`), or on an address (`0.0.0.0:9464`, `[::]:9464`). 0: any free port. */
const listenAddress = text
  .regex(/^(.+:)?\d{1,5}$/, 'needs a port, or an address and a port')
  .transform((written) => {
    const colon = written.lastIndexOf(':')
    const host = written.slice(0, Math.max(0, colon)).replace(/^\[(.*)\]$/, '$1')
    return { host: host || '127.0.0.1', port: Number(written.slice(colon + 1)) }
  })
  .refine(({ port }) => port <= 65_535, 'needs a port of at most 65535')

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: httpAddress.optional(),
  ALLOW_PLAIN_HTTP: z.stringbool().default(false),
  ALLOWED_HOSTS: spaceSeparated.pipe(z.array(hostName)),
  TRUST_PROXY: text.default('').refine(namesProxies, 'needs a number of proxies, or addresses and CIDRs'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  DB_POOL_SIZE: positiveInt.min(3, 'needs at least 3').optional(),
  DATA_DIR: text.default('./data').transform((folder) => resolve(folder)),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SECRET_KEY: text.min(32, 'needs at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: text.min(32, 'needs at least 32 characters').optional(),
  ADMIN_USERNAME: text.min(3).max(60).default('admin'),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain'),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  ...ofProviders('API_KEY', () => text.default('')),
  ...ofProviders('BASE_URL', () => httpAddress.optional()),
  ...ofProviders('MODEL', (name) => text.default(providers[name].defaultModel)),
  PROVIDER_ORDER: text
    .default(providerNames.join(','))
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(ProviderName).min(1)),
  PROVIDER_TIMEOUT_MS: positiveInt.default(90_000),
  CONCURRENCY: positiveInt.max(500).default(16),
  API_IMAGES_AT_ONCE: positiveInt.max(100).default(8),
  API_JOBS_AT_ONCE: positiveInt.max(apiLimits.apiJobsAtOnce).default(apiLimits.apiJobsAtOnce),
  IMAGE_FETCH_ALLOW: spaceSeparated,
  WEBHOOK_ALLOW: spaceSeparated,
  IMAGE_FETCH_ONLY: spaceSeparated,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_REQUIRE_TLS: z.stringbool().default(false),
  MAIL_FROM: text.default(''),
  SUPPORT_EMAIL: text.default(''),
  REQUIRE_EMAIL_VERIFICATION: z.stringbool().default(false),
  GLOBAL_KEY_FOR_NEW: z.stringbool().default(false),
  REGISTRATION: z.enum(registrationModes).default('open'),
  REGISTRATION_DOMAINS: spaceSeparated.pipe(z.array(mailDomain)),
  STRIPE_SECRET_KEY: text.default(''),
  STRIPE_WEBHOOK_SECRET: text.default(''),
  STRIPE_API_BASE: httpAddress.optional(),
  RECAPTCHA_SITE_KEY: text.default(''),
  RECAPTCHA_SECRET_KEY: text.default(''),
  RECAPTCHA_VERIFY_URL: httpAddress.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_SCRIPT_URL: httpAddress.default('https://www.google.com/recaptcha/api.js'),
  // The issuer's identifier, compared character by character: for some a trailing slash is part of it.
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: text.default(''),
  OIDC_CLIENT_SECRET: text.default(''),
  OIDC_NAME: text.max(60).default(''),
  OIDC_ADMIN_GROUP: text.default(''),
  OIDC_ONLY: z.stringbool().default(false),
  SESSION_DAYS: positiveInt.default(30),
  PASSWORD_MIN_LENGTH: positiveInt.max(100).default(limits.passwordCharacters.registering),
  SECOND_FACTOR: z.enum(['optional', 'admins', 'all']).default('optional'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  EMBED_ORIGINS: spaceSeparated.pipe(z.array(httpAddress)),
  OPERATOR_NAME: text.default(''),
  OPERATOR_URL: text.default(''),
  OPERATOR_ADDRESS: text.default('').transform((lines) => lines.replace(/ *\| */g, '\n')),
  OPERATOR_EMAIL: text.default(''),
  OPERATOR_PHONE: text.default(''),
  OPERATOR_VAT_ID: text.default(''),
  RESULTS_RETENTION_DAYS: wholeDays.default(0),
  LOG_RETENTION_DAYS: positiveInt.default(30),
  AUDIT_DAYS: wholeDays.default(365),
  NOTICE: text.default(''),
  LOGIN_HINT: text.default(''),
  MAIL_INBOX_URL: httpAddress.or(z.literal('')).default(''),
  MAX_UPLOAD_MB: positiveInt.default(limits.maxUploadMegabytes),
  MAX_PICTURE_MB: positiveInt.max(limits.pictureMegabytes.each).default(25),
  MAX_IMAGES_PER_JOB: positiveInt.default(limits.maxImagesPerJob),
  AUDIT_MAX_PAGES: positiveInt.max(10_000).default(500),
  AUDIT_MAX_PICTURES: positiveInt.max(100_000).default(10_000),
  MAX_ROWS_PER_USER: positiveInt.default(1_000_000),
  MAX_GB_PER_USER: positiveInt.default(5),
  METRICS_TOKEN: text.default(''),
  METRICS_PORT: listenAddress.optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: text.default(''),
  S3_ACCESS_KEY_ID: text.default(''),
  S3_SECRET_ACCESS_KEY: text.default(''),
  S3_REGION: text.default('us-east-1'),
  S3_FORCE_PATH_STYLE: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The same setting for each provider. */
function ofProviders<What extends string, Setting>(what: What, setting: (name: ProviderName) => Setting) {
  const entries = providerNames.map((name) => [settingOf(name, what), setting(name)])
  // Safe: one entry for each name of the type.
  return Object.fromEntries(entries) as Record<ReturnType<typeof settingOf<ProviderName, What>>, Setting>
}

/** The names are those that Fastify defines for private networks. */
function namesProxies(setting: string): boolean {
  const isProxy = (entry: string) =>
    ipaddr.isValid(entry) ||
    ipaddr.isValidCIDR(entry) ||
    ['loopback', 'linklocal', 'uniquelocal'].includes(entry)
  return /^\d*$/.test(setting) || setting.split(/[\s,]+/).every(isProxy)
}

/** The settings read from the environment; docs/settings.md and .env.example list the same. */
export const settingNames = Object.keys(Environment.shape)

/** All settings of the installation, validated. Source of names and defaults: docs/settings.md */
export type Settings = Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DB_POOL_SIZE'> & {
  PUBLIC_URL: string
  DB_POOL_SIZE: number
}

type Name = keyof typeof Environment.shape

/** Secrets, which can be in a file instead of the environment: its path is in the setting with the suffix `_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'ADMIN_PASSWORD',
  ...providerNames.map((name) => settingOf(name, 'API_KEY')),
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RECAPTCHA_SECRET_KEY',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies Name[]

/** Invalid or missing settings; `message` has one line for each, naming the setting. */
export class SettingsProblem extends Error {}

/**
 * Reads all settings from an environment, and secrets from the files that it names; an empty value counts as not set. `required` ones have
 * no default. Throws one `SettingsProblem` that names every invalid or missing setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv, required: Name[] = []): Settings {
  const written = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { given, problems } = readSecretFiles(written, secretSettings)
  const read = Environment.safeParse(given)
  const wrong = read.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []
  const needed = [...required, ...neededBeside(given)]
  const missing = needed.filter((name) => !(name in given)).map((name) => `${name}: is missing`)
  const faults = [...problems, ...wrong, ...missing, ...(read.success ? refuseTogether(read.data) : [])]
  if (!read.success || faults.length > 0) throw new SettingsProblem(faults.join('\n'))
  const { data } = read
  return {
    ...data,
    PUBLIC_URL: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    // A worker only writes results; a web process queries for all users at once.
    DB_POOL_SIZE: data.DB_POOL_SIZE ?? (data.ROLE === 'worker' ? 6 : 20),
    // Anybody can enter an address of the domain; only receiving its mail proves membership.
    REQUIRE_EMAIL_VERIFICATION: data.REQUIRE_EMAIL_VERIFICATION || data.REGISTRATION_DOMAINS.length > 0,
  }
}

/** Settings that are valid alone but conflict with another one. */
function refuseTogether(settings: z.infer<typeof Environment>): string[] {
  return [
    ...refuseOtherRole(settings),
    ...refusePlainHttp(settings),
    ...refusePlainIssuer(settings),
    ...refusePlainBucket(settings),
    ...refuseDomainsOfClosed(settings),
  ]
}

/** Objects created by one role would be inaccessible to the other. */
function refuseOtherRole({ DATABASE_URL, DATABASE_DIRECT_URL }: z.infer<typeof Environment>): string[] {
  if (!DATABASE_URL || !DATABASE_DIRECT_URL) return []
  if (new URL(DATABASE_URL).username === new URL(DATABASE_DIRECT_URL).username) return []
  return ['DATABASE_DIRECT_URL: needs the role of DATABASE_URL']
}

function refuseDomainsOfClosed({
  REGISTRATION,
  REGISTRATION_DOMAINS,
}: z.infer<typeof Environment>): string[] {
  if (REGISTRATION !== 'closed' || REGISTRATION_DOMAINS.length === 0) return []
  return ['REGISTRATION_DOMAINS: has no effect if REGISTRATION is closed; set REGISTRATION=invitation']
}

/** Passwords and sessions would cross the network unencrypted. */
function refusePlainHttp({ PUBLIC_URL, ALLOW_PLAIN_HTTP }: z.infer<typeof Environment>): string[] {
  if (!PUBLIC_URL?.startsWith('http:') || ALLOW_PLAIN_HTTP || !isPublicHost(PUBLIC_URL)) return []
  return ['PUBLIC_URL: needs https, or ALLOW_PLAIN_HTTP=true where that is meant']
}

/** A man in the middle could sign in as anybody. */
function refusePlainIssuer({ OIDC_ISSUER }: z.infer<typeof Environment>): string[] {
  if (!OIDC_ISSUER?.startsWith('http:') || isOfThisMachine(new URL(OIDC_ISSUER).hostname)) return []
  return ['OIDC_ISSUER: needs https, unless it is on this machine (localhost, 127.0.0.1, [::1])']
}

/** Lists and pictures would cross the internet unencrypted. */
function refusePlainBucket({ S3_ENDPOINT }: z.infer<typeof Environment>): string[] {
  if (!S3_ENDPOINT?.startsWith('http:') || !isPublicHost(S3_ENDPOINT)) return []
  return ['S3_ENDPOINT: needs https, unless its host is in a private network']
}

function isOfThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

const ofIssuer = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const satisfies Name[]

const ofBucket = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies Name[]

/** Settings that others require. */
function neededBeside(given: NodeJS.ProcessEnv): Name[] {
  const needed: Name[] = []
  // Half a configuration would be a dead button and, with OIDC_ONLY, no way to sign in.
  const isOnly = z.stringbool().safeParse(given.OIDC_ONLY).data
  if (isOnly || given.OIDC_ADMIN_GROUP || ofIssuer.some((name) => given[name])) needed.push(...ofIssuer)
  if (ofBucket.some((name) => given[name])) needed.push(...ofBucket)
  if (given.DATABASE_DIRECT_URL) needed.push('DATABASE_URL')
  if (given.SMTP_URL) needed.push('MAIL_FROM')
  if (given.RECAPTCHA_SECRET_KEY) needed.push('RECAPTCHA_SITE_KEY')
  // Without it purchases would never be credited. Workers receive no webhooks.
  if (given.STRIPE_SECRET_KEY && given.ROLE !== 'worker') needed.push('STRIPE_WEBHOOK_SECRET')
  // Without it nobody could sign in.
  const isVerified = z.stringbool().safeParse(given.REQUIRE_EMAIL_VERIFICATION).data
  if (isVerified || given.REGISTRATION_DOMAINS) needed.push('SMTP_URL')
  return needed
}

/** This process's environment without our settings, for child processes that must not know them. */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const isOurs = (name: string) => name.replace(/_FILE$/, '') in Environment.shape
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)))
}

/** The process's environment, with defaults from `.env` in the working folder: variables that are already set win. */
export function processEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
