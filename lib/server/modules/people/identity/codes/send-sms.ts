import type { SmsMessage } from '@/lib/shared/people/sms-templates'
import { SmsRefused } from '../../../../providers/sms/port'
import type { Ctx } from '../../../../runtime/context'
import { type Cap, countCaps } from '../../../../runtime/rate-limit'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import type { Rules } from '../../../core/tenancy/types'
import { smsFigures } from './queries-sms-figures'

const HOUR = 3600
/**
 * The requester of a code: `stranger`: anyone, for any mobile; `known`: a browser in which the mobile's owner logged in
 * before; `member`: the owner, logged in; `signer`: the owner, who signs the agreement of an order. Strangers cannot use
 * up the limits of the others, and a seller of many accounts signs each.
 */
export type SmsRequester = 'stranger' | 'known' | 'member' | 'signer'
/** Maximum messages per mobile and hour. */
const A_PHONE: Readonly<Record<SmsRequester, number>> = { stranger: 5, known: 2, member: 5, signer: 30 }
const ALL = 1000
/** Share of a site's limit at which operators are alerted, once an hour. */
const NEAR = 0.8

const prefixOf: Readonly<Record<SmsRequester, string>> = {
  stranger: 'sms',
  known: 'sms:known',
  member: 'sms:own',
  signer: 'sms:sign',
}
const siteOf = (asker: SmsRequester, rules: Rules): { name: string; points: number } =>
  asker === 'stranger'
    ? { name: 'sms', points: rules.smsStrangersAnHour }
    : { name: 'sms:own', points: rules.smsMembersAnHour }

export const minuteOf = (asker: SmsRequester, phone: string): string => `${prefixOf[asker]}:minute:${phone}`

/**
 * Sends one message within the hourly limits: of the mobile, of the distributor (a rule), of all distributors.
 * `narrower` limits come first; the wide ones only count messages that are sent. Returns the limit that is used up, in
 * which case nothing was sent. Refuses SMS_FAILED, or INVALID_INPUT and TOO_MANY as the network does.
 */
export async function sendSms(
  ctx: Ctx,
  {
    phone,
    message,
    asker = 'stranger',
    narrower = [],
  }: {
    phone: string
    message: () => Promise<SmsMessage> | SmsMessage
    asker?: SmsRequester
    narrower?: readonly Cap[]
  },
): Promise<Cap | undefined> {
  const { distId } = ctx.dist
  const site = siteOf(asker, await loadRules(ctx, { distId }))
  const ofSite = { key: `${site.name}:dist:${distId}`, seconds: HOUR, points: site.points }
  const caps = [
    ...narrower,
    { key: `${prefixOf[asker]}:hour:${phone}`, seconds: HOUR, points: A_PHONE[asker] },
    ofSite,
    { key: `${site.name}:all`, seconds: HOUR, points: ALL },
  ]
  const { over, used } = await countCaps(ctx.db, caps, ctx.now().getTime())
  watchBudget(ctx, ofSite, used[caps.indexOf(ofSite)] ?? 0)
  smsFigures[over ? 'refused' : 'sent'][asker] += 1
  if (!over) await send(ctx, phone, await message())
  return over
}

async function send(ctx: Ctx, phone: string, message: SmsMessage): Promise<void> {
  const { distId, conf } = ctx.dist
  try {
    await ctx.sms.send({ phone, message, site: { distId, name: conf.distBaseConf.websiteName } })
  } catch (err) {
    if (err instanceof SmsRefused) throw whyRefused(err)
    ctx.log.error({ err, kind: message.kind }, 'a message was not sent')
    throw refuse('SMS_FAILED')
  }
}

const whyRefused = ({ why }: SmsRefused): Refusal =>
  why === 'number'
    ? refuse('INVALID_INPUT', '这个手机号收不到短信，请检查后重试', { field: 'phone' })
    : refuse('TOO_MANY', '这个手机号今天收到的短信过多，请稍后再试')

/** Alerts once when the limit is nearly reached and once when it is reached, not with every message. */
function watchBudget({ log }: Ctx, { key, points }: Cap, used: number): void {
  if (used !== Math.ceil(points * NEAR) && used !== points + 1) return
  smsFigures.near += 1
  log.error({ budget: key, used, points }, 'an SMS budget of a site is nearly used up')
}
