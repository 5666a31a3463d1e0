import { availableParallelism } from 'node:os';

/** A problem outside the program keeps the server from starting. Users see only the message, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The server's settings, which come from environment variables. */
export interface Settings {
  /** TCP port; 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** The path under which a proxy offers the server, with a slash at both ends; `/` if it has a host of its own. */
  readonly basePath: string;
  /** Path of the SQLite file that holds everything. */
  readonly dataFile: string;
  /** Signs cookies and links; null: one is generated and kept in the data file. */
  readonly secret: string | null;
  /** Earlier values of `secret`, whose cookies and links are still valid. */
  readonly oldSecrets: readonly string[];
  /** Names by which the server is asked for, without ports; none: any. */
  readonly allowedHosts: readonly string[];
  /** Number of reverse proxies in front of the server whose forwarded headers are trusted. */
  readonly trustProxy: number;
  /** Further origins that pages may come from, besides the server's own. */
  readonly allowedOrigins: readonly string[];
  /** Where people reach the server, without a slash at the end; null: links in notices are left out. */
  readonly publicUrl: string | null;
  /** The server that takes mail, as smtp: or smtps: address; null: no mail is sent. */
  readonly smtpUrl: string | null;
  /** From whom mail comes. */
  readonly mailFrom: string | null;
  /** Hosts in private networks that webhooks may go to, as `name` or `name:port`. */
  readonly webhookHosts: readonly string[];
  readonly logLevel: LogLevel;
  /** Bearer token that `/metrics` requires; null: only this machine may read it. */
  readonly metricsToken: string | null;
  readonly botThreads: number;
  /** Milliseconds a bot may take for one decision before the server plays another move for it. */
  readonly botLimitMs: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  /** Messages a socket may send per second on average; twice as many at once. */
  readonly socketRate: number;
  /** API requests per minute from one address. */
  readonly httpRate: number;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** One line of the settings table. */
export interface SettingSpec<T> {
  /** Name of the environment variable. */
  readonly variable: string;
  /** The default, as text for the documentation. */
  readonly defaultText: string;
  readonly help: string;
  /** The value of a variable that is set and not empty; null if it cannot be used. */
  readonly parse: (text: string) => T | null;
  /** What the variable should be, for the error message. */
  readonly expects: string;
  /** The value of a variable that is not set or empty. */
  readonly defaultValue: () => T;
}

const wholeNumber = (least: number, most: number) => ({
  expects: `a whole number from ${least} to ${most}`,
  parse: (text: string): number | null => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : null;
  },
});
const text = { expects: 'a text', parse: (given: string): string => given };

/** Every setting by its name in `Settings`; docs/hosting.md lists them. */
export const SETTINGS: { readonly [K in keyof Settings]: SettingSpec<Settings[K]> } = {
  port: {
    variable: 'PORT',
    defaultText: '8080',
    help: 'TCP port to serve on; 0 takes any free one',
    ...wholeNumber(0, 65_535),
    defaultValue: () => 8080,
  },
  host: {
    variable: 'HOST',
    defaultText: '0.0.0.0',
    help: 'Address to listen on; 127.0.0.1 serves this machine only',
    ...text,
    defaultValue: () => '0.0.0.0',
  },
  basePath: {
    variable: 'BASE_PATH',
    defaultText: '/',
    help: 'Path under which a reverse proxy offers the server, such as /games/',
    expects: 'a path such as /games/, without special characters, and not /api or /assets',
    parse: parseBasePath,
    defaultValue: () => '/',
  },
  dataFile: {
    variable: 'DURBAR_DATA',
    defaultText: './data/durbar.db',
    help: 'Path of the data file; it and its folder are created if missing',
    ...text,
    defaultValue: () => './data/durbar.db',
  },
  secret: {
    variable: 'DURBAR_SECRET',
    defaultText: 'generated, kept in the data file',
    help: 'Signs cookies and links; changing it signs out all guests',
    expects: 'a text of at least 32 characters',
    parse: (given) => (given.length >= 32 ? given : null),
    defaultValue: () => null,
  },
  oldSecrets: {
    variable: 'DURBAR_OLD_SECRETS',
    defaultText: 'none',
    help: 'Earlier values of DURBAR_SECRET, separated by commas, whose cookies and links stay valid',
    expects: 'texts of at least 32 characters, separated by commas',
    parse: (given) => {
      const secrets = given.split(',').map((each) => each.trim());
      return secrets.every(({ length }) => length >= 32) ? secrets : null;
    },
    defaultValue: () => [],
  },
  allowedHosts: {
    variable: 'ALLOWED_HOSTS',
    defaultText: 'any',
    help: 'Names under which the server answers, separated by commas, without ports; others are refused',
    expects: 'a list of names such as play.example.org, separated by commas',
    parse: parseHosts,
    defaultValue: () => [],
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    defaultText: '0',
    help: 'Number of reverse proxies in front of the server; their X-Forwarded headers are trusted',
    ...wholeNumber(0, 10),
    defaultValue: () => 0,
  },
  allowedOrigins: {
    variable: 'ALLOWED_ORIGINS',
    defaultText: 'none',
    help: 'Further origins that pages may come from, separated by commas',
    expects: 'a list of origins such as https://play.example.org, separated by commas',
    parse: parseOrigins,
    defaultValue: () => [],
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    defaultText: 'none: notices have no links',
    help: 'Address under which people reach the server, such as https://play.example.org; BASE_PATH comes after it',
    expects: 'an origin such as https://play.example.org, without a path',
    parse: (given) => {
      const origins = parseOrigins(given);
      return origins?.length === 1 ? (origins[0] ?? null) : null;
    },
    defaultValue: () => null,
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    defaultText: 'none: no mail is sent',
    help: 'Server that takes mail for others, such as smtp://user:password@mail.example.org:587; needs PUBLIC_URL and MAIL_FROM',
    expects: 'an address such as smtps://user:password@mail.example.org',
    parse: (given) => (/^smtps?:$/.test(parseUrl(given)?.protocol ?? '') ? given : null),
    defaultValue: () => null,
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    defaultText: 'none',
    help: 'Address that mail comes from, such as durbar@example.org',
    expects: 'a mail address such as durbar@example.org',
    parse: (given) => (/^[^\s@<>]+@[^\s@<>]+$/.test(given) ? given : null),
    defaultValue: () => null,
  },
  webhookHosts: {
    variable: 'WEBHOOK_HOSTS',
    defaultText: 'none',
    help: 'Hosts in private networks that webhooks may go to, even by http, such as ntfy.home:8090, separated by commas',
    expects: 'a list of names such as ntfy.home:8090, separated by commas',
    parse: parseHosts,
    defaultValue: () => [],
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    defaultText: 'info; warn in a terminal',
    help: `Level of the log, JSON lines on standard error: ${LOG_LEVELS.join(', ')}`,
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    parse: (given) => LOG_LEVELS.find((level) => level === given) ?? null,
    // Somebody who starts the server by hand looks for its address.
    defaultValue: () => (process.stderr.isTTY ? 'warn' : 'info'),
  },
  metricsToken: {
    variable: 'METRICS_TOKEN',
    defaultText: 'none: only this machine may read /metrics',
    help: 'Bearer token with which /metrics may be read from anywhere',
    ...text,
    defaultValue: () => null,
  },
  botThreads: {
    variable: 'BOT_THREADS',
    defaultText: 'number of processors minus 1',
    help: 'Threads in which bots decide',
    ...wholeNumber(1, 64),
    defaultValue: () => Math.max(1, availableParallelism() - 1),
  },
  botLimitMs: {
    variable: 'BOT_LIMIT_MS',
    defaultText: '10000',
    help: 'Milliseconds a bot may take for one decision; then the server plays a legal move for it',
    ...wholeNumber(50, 600_000),
    defaultValue: () => 10_000,
  },
  maxSockets: {
    variable: 'MAX_SOCKETS',
    defaultText: '10000',
    help: 'Maximum number of open sockets',
    ...wholeNumber(1, 1_000_000),
    defaultValue: () => 10_000,
  },
  maxSocketsPerAddress: {
    variable: 'MAX_SOCKETS_PER_ADDRESS',
    defaultText: '100',
    help: 'Maximum number of open sockets from one network address',
    ...wholeNumber(1, 1_000_000),
    defaultValue: () => 100,
  },
  socketRate: {
    variable: 'SOCKET_RATE',
    defaultText: '30',
    help: 'Messages per second that one socket may send; twice as many in a burst',
    ...wholeNumber(1, 1_000_000),
    defaultValue: () => 30,
  },
  httpRate: {
    variable: 'HTTP_RATE',
    defaultText: '600',
    help: 'API requests per minute that one network address may send',
    ...wholeNumber(1, 10_000_000),
    defaultValue: () => 600,
  },
};

/**
 * Settings from environment variables; empty ones count as not set.
 * @throws {StartupError} naming the first variable that cannot be used and what it should be
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <T>(spec: SettingSpec<T>): T => {
    const given = env[spec.variable] ?? '';
    if (given === '') return spec.defaultValue();
    const value = spec.parse(given);
    if (value !== null) return value;
    const isSecret = spec.variable.includes('SECRET') || spec.variable === 'SMTP_URL';
    const shown = isSecret ? '' : `, not '${given.slice(0, 60)}'`;
    throw new StartupError(`${spec.variable} should be ${spec.expects}${shown}.`);
  };
  const settings: Settings = {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    basePath: read(SETTINGS.basePath),
    dataFile: read(SETTINGS.dataFile),
    secret: read(SETTINGS.secret),
    oldSecrets: read(SETTINGS.oldSecrets),
    allowedHosts: read(SETTINGS.allowedHosts),
    trustProxy: read(SETTINGS.trustProxy),
    allowedOrigins: read(SETTINGS.allowedOrigins),
    publicUrl: read(SETTINGS.publicUrl),
    smtpUrl: read(SETTINGS.smtpUrl),
    mailFrom: read(SETTINGS.mailFrom),
    webhookHosts: read(SETTINGS.webhookHosts),
    logLevel: read(SETTINGS.logLevel),
    metricsToken: read(SETTINGS.metricsToken),
    botThreads: read(SETTINGS.botThreads),
    botLimitMs: read(SETTINGS.botLimitMs),
    maxSockets: read(SETTINGS.maxSockets),
    maxSocketsPerAddress: read(SETTINGS.maxSocketsPerAddress),
    socketRate: read(SETTINGS.socketRate),
    httpRate: read(SETTINGS.httpRate),
  };
  if (settings.smtpUrl !== null && (settings.mailFrom === null || settings.publicUrl === null))
    throw new StartupError(
      `SMTP_URL needs ${settings.mailFrom === null ? 'MAIL_FROM, the address that mail comes from' : 'PUBLIC_URL, the address of the links in mails'}.`,
    );
  return settings;
}

function parseHosts(list: string): readonly string[] | null {
  const hosts = list.split(',').map((each) => each.trim().toLowerCase());
  return hosts.every((each) => /^[a-z0-9.[\]:-]{1,253}$/.test(each)) ? hosts : null;
}

function parseUrl(given: string): URL | null {
  return URL.canParse(given) ? new URL(given) : null;
}

/** A path with a slash at both ends. What the server has at `/api` and `/assets` would look like a base path. */
function parseBasePath(given: string): string | null {
  const path = given.endsWith('/') ? given : `${given}/`;
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path) || /^\/(?:api|assets)\//.test(path)) return null;
  return path;
}

function parseOrigins(list: string): readonly string[] | null {
  const origins: string[] = [];
  for (const part of list.split(',')) {
    if (!URL.canParse(part.trim())) return null;
    const { origin, protocol, href } = new URL(part.trim());
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    // With a path or a user it is no origin: whoever wrote it expects something else.
    if (href !== `${origin}/`) return null;
    origins.push(origin);
  }
  return origins;
}
