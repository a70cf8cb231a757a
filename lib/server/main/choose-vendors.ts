import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { AlarmProvider } from '../providers/alarm/port'
import { createAlarmWebhook } from '../providers/alarm/webhook'
import { createAliyunCaller } from '../providers/aliyun/caller'
import { createAliyunCdn } from '../providers/cdn/aliyun'
import { createHttpCdn, createRefreshCdn } from '../providers/cdn/http'
import type { CdnProvider } from '../providers/cdn/port'
import { createIpPlaces, openIpTables } from '../providers/ip-place/ip2region'
import type { IpPlaceProvider } from '../providers/ip-place/port'
import { createLocalMail } from '../providers/mail/local'
import type { MailProvider } from '../providers/mail/port'
import { createSmtpMail } from '../providers/mail/smtp'
import { createAliyunModeration } from '../providers/moderation/aliyun'
import type { ModerationProvider } from '../providers/moderation/port'
import { createAliyunRealName } from '../providers/real-name/aliyun'
import { createAliyunFace } from '../providers/real-name/aliyun-face'
import { createLocalRealName } from '../providers/real-name/local'
import type { FaceCheckProvider, RealNameProvider } from '../providers/real-name/port'
import { createAliyunSms, readSmsSigns, readSmsTemplates } from '../providers/sms/aliyun'
import { createLocalSms } from '../providers/sms/local'
import type { SmsProvider } from '../providers/sms/port'
import { createLocalWechatPush } from '../providers/wechat-push/local'
import { createOfficialAccount } from '../providers/wechat-push/official-account'
import type { WechatPushProvider } from '../providers/wechat-push/port'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'
import { listOf, named, needed } from './read-setting'

export async function chooseSms(env: Env, db: Db, log: Logger): Promise<SmsProvider> {
  if (env.SMS_PROVIDER === 'local') return createLocalSms(db, log)
  return createAliyunSms({
    call: aliyun(env, env.ALIYUN_SMS_ENDPOINT),
    templates: await named('ALIYUN_SMS_TEMPLATES', () => readSmsTemplates(env.ALIYUN_SMS_TEMPLATES)),
    sign: needed(env, 'ALIYUN_SMS_SIGN'),
    signsOf: readSmsSigns(env.ALIYUN_SMS_SIGNS),
  })
}

export async function chooseMail(env: Env, db: Db, log: Logger): Promise<MailProvider> {
  if (env.MAIL_PROVIDER === 'local') return createLocalMail(db, log)
  if (!env.SMTP_URL || !env.MAIL_FROM)
    throw new PlainError('SMTP_URL, MAIL_FROM: name the mail server and the sender, or set MAIL_PROVIDER=local')
  return createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
}

export function chooseWechatPush(
  env: Env,
  { db, log, now }: { db: Db; log: Logger; now: () => Date },
): WechatPushProvider | null {
  if (env.WECHAT_PUSH_PROVIDER === 'none') return null
  if (env.WECHAT_PUSH_PROVIDER === 'local') return createLocalWechatPush(db, log)
  const account = {
    appId: env.WECHAT_PUSH_APP_ID,
    secret: env.WECHAT_PUSH_SECRET,
    token: env.WECHAT_PUSH_TOKEN,
    aesKey: env.WECHAT_PUSH_AES_KEY,
    templateId: env.WECHAT_PUSH_TEMPLATE,
  }
  if (Object.values(account).includes(''))
    throw new PlainError('WECHAT_PUSH_*: name the official account whole, or set WECHAT_PUSH_PROVIDER=none')
  return createOfficialAccount({ ...account, now })
}

/** `local`: the page that plays face checks. */
export function chooseRealName(
  env: Env,
  { local, now }: { local: FaceCheckProvider; now: () => Date },
): RealNameProvider {
  if (env.REAL_NAME_PROVIDER === 'local') return createLocalRealName(local)
  const call = aliyun(env, env.ALIYUN_REAL_NAME_ENDPOINT)
  const sceneId = env.ALIYUN_FACE_SCENE
  return createAliyunRealName(call, sceneId ? createAliyunFace({ call, sceneId, now }) : null)
}

/** The vendor itself takes up to seven seconds to fetch a picture. */
export function chooseModeration(env: Env): ModerationProvider | null {
  if (env.MODERATION_PROVIDER === 'none') return null
  const longestMs = env.MODERATION_SECONDS * 1000
  return { ...createAliyunModeration(aliyun(env, env.ALIYUN_MODERATION_ENDPOINT, longestMs - 1000)), longestMs }
}

/** null: no messages; the log and the metrics still report it. */
export const chooseAlarm = (env: Env, now: () => Date): AlarmProvider | null =>
  env.ALARM_PROVIDER === 'none'
    ? null
    : createAlarmWebhook({
        format: env.ALARM_PROVIDER,
        url: needed(env, 'ALARM_WEBHOOK'),
        secret: env.ALARM_SECRET,
        now,
      })

/** null: no CDN keeps copies of pages. */
export function chooseCdn(env: Env): CdnProvider | null {
  if (env.CDN_PROVIDER === 'none') return null
  if (env.CDN_PROVIDER === 'aliyun') return createAliyunCdn(aliyun(env, env.ALIYUN_CDN_ENDPOINT))
  const options = { url: needed(env, 'CDN_URL'), token: needed(env, 'CDN_TOKEN') }
  return env.CDN_PROVIDER === 'http' ? createHttpCdn(options) : createRefreshCdn(options)
}

/** Without files only this machine and private networks have a name. */
export const chooseIpPlaces = async (env: Env): Promise<IpPlaceProvider> =>
  createIpPlaces(await named('IP_PLACE_FILES', () => openIpTables(listOf(env.IP_PLACE_FILES))))

export function aliyun(env: Env, address: string, timeoutMs?: number) {
  const { host, protocol } = new URL(address)
  return createAliyunCaller({
    accessKeyId: needed(env, 'ALIYUN_ACCESS_KEY_ID'),
    accessKeySecret: needed(env, 'ALIYUN_ACCESS_KEY_SECRET'),
    endpoint: host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeoutMs,
  })
}
