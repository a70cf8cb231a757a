import { availableParallelism } from 'node:os'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((v) => v === '1')
const port = z.coerce.number().int().min(0).max(65_535)

/** All variables of .env.example; a test keeps them in sync. */
const schema = z.object({
  APP_ENV: z.enum(['demo', 'production', 'test']).default('demo'),
  PORT: port.default(3000),
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().default(''),
  /** Role that owns the tables and changes them; '': the role of DATABASE_URL does both. */
  DATABASE_OWNER_URL: z.string().default(''),
  /**
   * The same database and role without the pooler in between, if DATABASE_URL leads to one: for LISTEN, NOTIFY and
   * migrations.
   */
  DATABASE_DIRECT_URL: z.string().default(''),
  /** A streaming replica of the same database, for public reads; '': the primary answers them. */
  DATABASE_READ_URL: z.string().default(''),
  /** Another database, for test keys of the seller API; '': there are none, except next to the program's own database. */
  TEST_MODE_DATABASE_URL: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  /** Redis or Valkey for what instances tell each other, presence and the limits of calls; '': the database. */
  REDIS_URL: z
    .string()
    .regex(/^(rediss?:\/\/\S+)?$/)
    .default(''),
  /** Public origin of the default distributor, e.g. https://www.example.com; '' means http://localhost:PORT. */
  PUBLIC_ORIGIN: z.string().default(''),
  /** HTTP origin of an API that implements the contract; '' means this program's own. */
  API_ORIGIN: z.string().default(''),
  DEFAULT_DIST: z.string().regex(/^\d*$/).default(''),
  /** Comma-separated addresses of proxies whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Master secret, at least 32 characters; generated into DATA_DIR outside production. */
  APP_SECRET: z.string().default(''),
  /** Processes that render pages; by default one core is left for the rest of the program, and one process may fail. */
  RENDERERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(2, availableParallelism() - 1)),
  PAGE_CACHE_MB: z.coerce.number().int().min(8).max(4096).default(128),
  /** How long an instance that stops answers 503 on /readyz and goes on, before it refuses connections. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(120).default(0),
  /** Session lifetime in hours. */
  SESSION_HOURS: z.coerce.number().positive().max(720).default(1),
  /** By default `info`, or `warn` for a demo in a terminal, whose screen shows what to try. */
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  /** Share of answers that leave a line in the log, 0 to 1; errors and slow ones always do. */
  ACCESS_LOG_SHARE: z.coerce.number().min(0).max(1).default(0.01),
  /** Origin of a collector of OpenTelemetry (OTLP over HTTP); '': no traces. Other OTEL_ variables apply as the standard says. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().or(z.literal('')).default(''),
  /** Who sends it as a bearer token may read /metrics from anywhere; '': only this machine and trusted proxies. */
  METRICS_TOKEN: z
    .string()
    .regex(/^(\S{16,})?$/)
    .default(''),
  /** A CDN that keeps copies of public pages, and how it is notified that some are invalid. */
  CDN_PROVIDER: z.enum(['none', 'aliyun', 'http', 'refresh']).default('none'),
  /** http: what takes `{urls, tags}`; refresh: origin of the cache. */
  CDN_URL: z.url().or(z.literal('')).default(''),
  CDN_TOKEN: z.string().default(''),
  ALIYUN_CDN_ENDPOINT: z.url().default('https://cdn.aliyuncs.com'),
  /** Robot of a work group that gets a message about what needs a person now. */
  ALARM_PROVIDER: z.enum(['none', 'wecom', 'dingtalk', 'feishu']).default('none'),
  ALARM_WEBHOOK: z.url().or(z.literal('')).default(''),
  /** Key of signed messages, where the robot asks for them. */
  ALARM_SECRET: z.string().default(''),
  DEMO_LOGINS: flag.default(true),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'alipay', 'wechat', 'alipay-wechat']).default('sandbox'),
  ALIPAY_APP_ID: z.string().default(''),
  /** Number of the merchant's account, 2088…. */
  ALIPAY_SELLER_ID: z.string().default(''),
  /** Keys and certificates: their text, or the path of a file. */
  ALIPAY_PRIVATE_KEY: z.string().default(''),
  ALIPAY_PUBLIC_KEY: z.string().default(''),
  /** With certificates instead of ALIPAY_PUBLIC_KEY; payouts require them. */
  ALIPAY_APP_CERT: z.string().default(''),
  ALIPAY_CERT: z.string().default(''),
  ALIPAY_ROOT_CERT: z.string().default(''),
  ALIPAY_GATEWAY: z.string().default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_DESKTOP: z.enum(['qr', 'page']).default('qr'),
  ALIPAY_QR_PRODUCT: z.enum(['FACE_TO_FACE_PAYMENT', 'QR_CODE_OFFLINE']).default('FACE_TO_FACE_PAYMENT'),
  /** Scene of transfers as declared at Alipay, and what it requires to be stated: type=content,… */
  ALIPAY_TRANSFER_SCENE: z.string().default(''),
  ALIPAY_TRANSFER_INFOS: z.string().default(''),
  PAYOUT_PROVIDER: z.enum(['sandbox', 'alipay']).default('sandbox'),
  SMS_PROVIDER: z.enum(['local', 'aliyun']).default('local'),
  /** The official account or app that the merchant is bound to. */
  WECHAT_PAY_APP_ID: z.string().default(''),
  WECHAT_PAY_MCH_ID: z.string().default(''),
  /** Serial number of the merchant's certificate, and its key: text or path of a file. */
  WECHAT_PAY_SERIAL: z.string().default(''),
  WECHAT_PAY_PRIVATE_KEY: z.string().default(''),
  WECHAT_PAY_API_V3_KEY: z.string().default(''),
  WECHAT_PAY_PUBLIC_KEY_ID: z.string().default(''),
  WECHAT_PAY_PUBLIC_KEY: z.string().default(''),
  /** Platform certificates of an older merchant, or during the change to the public key: paths, comma-separated. */
  WECHAT_PAY_CERTS: z.string().default(''),
  /** Secret of the official account, for payments inside WeChat. */
  WECHAT_PAY_APP_SECRET: z.string().default(''),
  /** Hosts registered with WeChat Pay for pages on phones, and for payments inside WeChat; comma-separated. */
  WECHAT_PAY_H5_HOSTS: z.string().default(''),
  WECHAT_PAY_JSAPI_HOSTS: z.string().default(''),
  WECHAT_PAY_GATEWAY: z.string().default('https://api.mch.weixin.qq.com/'),
  ALIYUN_ACCESS_KEY_ID: z.string().default(''),
  ALIYUN_ACCESS_KEY_SECRET: z.string().default(''),
  ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_SIGN: z.string().default(''),
  /** Signatures of distributors that have their own: distId:sign,… */
  ALIYUN_SMS_SIGNS: z.string().default(''),
  /** Approved template per kind of message: kind:SMS_123,… */
  ALIYUN_SMS_TEMPLATES: z.string().default(''),
  ALIYUN_REAL_NAME_ENDPOINT: z.url().default('https://cloudauth.aliyuncs.com'),
  /** Scene of face checks (ID_PRO) made in the console; '': no face is checked. */
  ALIYUN_FACE_SCENE: z.string().regex(/^\d*$/).default(''),
  MAIL_PROVIDER: z.enum(['local', 'smtp']).default('local'),
  /** smtps://user:password@host:465 */
  SMTP_URL: z.string().default(''),
  /** Sender of mails. */
  MAIL_FROM: z.string().default(''),
  REAL_NAME_PROVIDER: z.enum(['local', 'aliyun']).default('local'),
  /** Paths of ip2region files, comma-separated: one for IPv4, one for IPv6. */
  IP_PLACE_FILES: z.string().default(''),
  MODERATION_PROVIDER: z.enum(['none', 'aliyun']).default('none'),
  /** Authors wait so long for verdicts; what has none then is reviewed by staff. */
  MODERATION_SECONDS: z.coerce.number().int().min(2).max(60).default(8),
  ALIYUN_MODERATION_ENDPOINT: z.url().default('https://green-cip.cn-shanghai.aliyuncs.com'),
  /** Source for verifying that a host belongs to a distributor: 'local' simulates name servers, on /dev/dns. */
  DOMAIN_PROVIDER: z.enum(['local', 'public']).default('local'),
  /** Whether receivers of events may be on this machine. */
  WEBHOOK_LOCAL: flag.default(false),
  QR_LOGIN_PROVIDER: z.enum(['local', 'wechat']).default('local'),
  WECHAT_APP_ID: z.string().default(''),
  OAUTH_PROVIDER: z.enum(['local', 'vendors', 'none']).default('local'),
  /** Comma-separated distId:appId:secret, website apps of WeChat's open platform. */
  OAUTH_WECHAT_APPS: z.string().default(''),
  /** The same for QQ Connect. */
  OAUTH_QQ_APPS: z.string().default(''),
  WECHAT_PUSH_PROVIDER: z.enum(['local', 'official-account', 'none']).default('local'),
  WECHAT_PUSH_APP_ID: z.string().default(''),
  WECHAT_PUSH_SECRET: z.string().default(''),
  /** Token and EncodingAESKey of the account's server configuration, safe mode. */
  WECHAT_PUSH_TOKEN: z.string().default(''),
  WECHAT_PUSH_AES_KEY: z
    .string()
    .regex(/^([A-Za-z0-9]{43})?$/)
    .default(''),
  WECHAT_PUSH_TEMPLATE: z.string().default(''),
  STORAGE_PROVIDER: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.string().default(''),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().default(''),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  S3_PATH_STYLE: z.enum(['auto', '0', '1']).default('auto'),
  CHAT_PROVIDER: z.enum(['local', 'rongcloud']).default('local'),
  RONGCLOUD_APP_KEY: z.string().default(''),
  RONGCLOUD_APP_SECRET: z.string().default(''),
  /** Origin of RongCloud's server API. */
  RONGCLOUD_API: z.string().default('https://api-cn.ronghub.com'),
  /** Comma-separated sources that pages may connect to for it. */
  RONGCLOUD_HOSTS: z
    .string()
    .default('https://*.ronghub.com,wss://*.ronghub.com,https://*.rong-edge.com,wss://*.rong-edge.com'),
  /** Origin of this program that only serves statistics frames; '': they are served by the brand's own host. */
  STAT_ORIGIN: z
    .string()
    .regex(/^(https?:\/\/[\w.-]+(:\d+)?)?$/)
    .default(''),
  /** Comma-separated hosts that distributors' statistics scripts may come from. */
  STAT_SCRIPT_HOSTS: z
    .string()
    .default('hm.baidu.com,s4.cnzz.com,s9.cnzz.com,v1.cnzz.com,sdk.51.la,js.users.51.la,www.googletagmanager.com'),
})

export type Env = z.output<typeof schema>

/** Throws Error with one line that names the variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== undefined && v !== ''))
  const parsed = schema.safeParse(filled)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}. See .env.example.`)
  }
  assertProduction(parsed.data)
  return parsed.data
}

export const ENV_NAMES = Object.keys(schema.shape)

function assertProduction(env: Env): void {
  if (env.APP_ENV !== 'production') return
  const refuse = (name: string, why: string) => new Error(`${name}: ${why} (APP_ENV=production)`)
  if (env.APP_SECRET.length < 32) throw refuse('APP_SECRET', 'set your own secret of at least 32 characters')
  if (env.DEMO_LOGINS) throw refuse('DEMO_LOGINS', 'must be 0')
  if (env.PAYMENT_PROVIDER === 'sandbox')
    throw refuse('PAYMENT_PROVIDER', 'the sandbox gateway takes no real money; choose a real provider')
  if (env.PAYOUT_PROVIDER === 'sandbox')
    throw refuse('PAYOUT_PROVIDER', 'the sandbox bank pays nobody; choose a real provider')
  if (env.REAL_NAME_PROVIDER === 'local')
    throw refuse('REAL_NAME_PROVIDER', 'a checksum proves nobody; choose a real provider')
  if (env.SMS_PROVIDER === 'local') throw refuse('SMS_PROVIDER', 'local messages reach nobody; choose a real provider')
  if (env.MAIL_PROVIDER === 'local') throw refuse('MAIL_PROVIDER', 'local mails reach nobody; set smtp')
  if (env.DOMAIN_PROVIDER === 'local') throw refuse('DOMAIN_PROVIDER', 'local records prove nothing; set public')
  if (env.WEBHOOK_LOCAL) throw refuse('WEBHOOK_LOCAL', 'members could reach this machine; must be 0')
  if (env.OAUTH_PROVIDER === 'local')
    throw refuse('OAUTH_PROVIDER', 'anybody is anybody at the local vendors; set vendors or none')
  if (env.WECHAT_PUSH_PROVIDER === 'local')
    throw refuse('WECHAT_PUSH_PROVIDER', 'local messages reach nobody; set official-account or none')
  if (!env.PUBLIC_ORIGIN.startsWith('https://')) throw refuse('PUBLIC_ORIGIN', 'must be an https origin')
}
