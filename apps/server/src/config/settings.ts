import { availableParallelism } from 'node:os';
import { parseBasePath, parseHosts, parseOrigins, parseUrl, text, wholeNumber } from './parsers.ts';

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
  /** Whether people can make accounts. */
  readonly accounts: boolean;
  /** Who may open tables and sit down. */
  readonly serverMode: ServerMode;
  /** With which a server of mode `invited` lets any number of new people in; null: none does. */
  readonly inviteCode: string | null;
  /** The name of a provider by which people sign in, for the button. */
  readonly oauthName: string;
  /** Where the provider describes itself (OpenID Connect discovery); null: people do not sign in by one. */
  readonly oauthUrl: string | null;
  /** What the provider knows this server by. */
  readonly oauthClientId: string | null;
  readonly oauthClientSecret: string | null;
  /** Hosts in private networks that webhooks may go to, as `name` or `name:port`. */
  readonly webhookHosts: readonly string[];
  readonly logLevel: LogLevel;
  /** Bearer token that `/metrics` requires; null: only this machine may read it. */
  readonly metricsToken: string | null;
  /** Bearer token with which the server's owner may see and do what others may not; null: nobody may. */
  readonly ownerKey: string | null;
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

const SERVER_MODES = ['open', 'invited', 'accounts'] as const;
type ServerMode = (typeof SERVER_MODES)[number];

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
  accounts: {
    variable: 'ACCOUNTS',
    defaultText: 'on',
    help: 'Whether people can make accounts, which nobody needs on an open server: on or off',
    expects: 'on or off',
    parse: (given) => (given === 'on' || given === 'off' ? given === 'on' : null),
    defaultValue: () => true,
  },
  serverMode: {
    variable: 'SERVER_MODE',
    defaultText: 'open',
    help: `Who may open tables and sit down, ${SERVER_MODES.join(', ')}: everybody, whoever has an invitation, or whoever has an account; everybody may watch`,
    expects: `one of ${SERVER_MODES.join(', ')}`,
    parse: (given) => SERVER_MODES.find((mode) => mode === given) ?? null,
    defaultValue: () => 'open',
  },
  inviteCode: {
    variable: 'INVITE_CODE',
    defaultText: 'none',
    help: 'A code that lets any number of new people in where SERVER_MODE is invited, besides invitations by durbar invite; changing it keeps everybody who is in',
    expects: 'a text of 8 to 200 letters, digits, - and _',
    parse: (given) => (/^[\w-]{8,200}$/.test(given) ? given : null),
    defaultValue: () => null,
  },
  oauthName: {
    variable: 'OAUTH_NAME',
    defaultText: 'OpenID',
    help: 'The name of a provider by which people sign in, as their button has it',
    expects: 'a text of at most 40 characters',
    parse: (given) => (given.length <= 40 ? given : null),
    defaultValue: () => 'OpenID',
  },
  oauthUrl: {
    variable: 'OAUTH_URL',
    defaultText: 'none',
    help: 'Where that provider describes itself, such as https://login.example.org/.well-known/openid-configuration; needs PUBLIC_URL, OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET',
    expects: 'an address such as https://login.example.org/.well-known/openid-configuration',
    parse: (given) => (/^https?:$/.test(parseUrl(given)?.protocol ?? '') ? given : null),
    defaultValue: () => null,
  },
  oauthClientId: {
    variable: 'OAUTH_CLIENT_ID',
    defaultText: 'none',
    help: 'What the provider knows this server by; its redirect address is /api/account/auth/callback/oauth under PUBLIC_URL and BASE_PATH',
    ...text,
    defaultValue: () => null,
  },
  oauthClientSecret: {
    variable: 'OAUTH_CLIENT_SECRET',
    defaultText: 'none',
    help: 'The secret that goes with OAUTH_CLIENT_ID',
    ...text,
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
  ownerKey: {
    variable: 'OWNER_KEY',
    defaultText: 'none: nobody is the owner',
    help: "Bearer token of the server's owner, for /api/owner and durbar owner; keep it secret",
    expects: 'a text of 24 to 200 letters, digits, - and _',
    parse: (given) => (/^[\w-]{24,200}$/.test(given) ? given : null),
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
    const isSecret = /SECRET|SMTP_URL|INVITE_CODE|OWNER_KEY/.test(spec.variable);
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
    accounts: read(SETTINGS.accounts),
    serverMode: read(SETTINGS.serverMode),
    inviteCode: read(SETTINGS.inviteCode),
    oauthName: read(SETTINGS.oauthName),
    oauthUrl: read(SETTINGS.oauthUrl),
    oauthClientId: read(SETTINGS.oauthClientId),
    oauthClientSecret: read(SETTINGS.oauthClientSecret),
    webhookHosts: read(SETTINGS.webhookHosts),
    logLevel: read(SETTINGS.logLevel),
    metricsToken: read(SETTINGS.metricsToken),
    ownerKey: read(SETTINGS.ownerKey),
    botThreads: read(SETTINGS.botThreads),
    botLimitMs: read(SETTINGS.botLimitMs),
    maxSockets: read(SETTINGS.maxSockets),
    maxSocketsPerAddress: read(SETTINGS.maxSocketsPerAddress),
    socketRate: read(SETTINGS.socketRate),
    httpRate: read(SETTINGS.httpRate),
  };
  const missing = findMissing(settings);
  if (missing !== null) throw new StartupError(missing);
  return settings;
}

/** What a setting needs that another one does not have, as a message. */
function findMissing(settings: Settings): string | null {
  const { smtpUrl, mailFrom, publicUrl, oauthUrl, oauthClientId, oauthClientSecret } = settings;
  if (smtpUrl !== null && mailFrom === null)
    return 'SMTP_URL needs MAIL_FROM, the address that mail comes from.';
  if (smtpUrl !== null && publicUrl === null)
    return 'SMTP_URL needs PUBLIC_URL, the address of the links in mails.';
  if (oauthUrl !== null) {
    if (oauthClientId === null || oauthClientSecret === null)
      return 'OAUTH_URL needs OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET, by which the provider knows this server.';
    if (publicUrl === null) return 'OAUTH_URL needs PUBLIC_URL, the address that people come back to.';
  }
  if (settings.serverMode === 'accounts' && !settings.accounts)
    return 'SERVER_MODE=accounts needs ACCOUNTS=on, without which nobody could play.';
  return null;
}
