import type { Ctx } from '../../../../runtime/context'
import { type Cap, countCaps } from '../../../../runtime/rate-limit'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import type { Rules } from '../../../core/tenancy/types'
import { smsFigures } from './sms-figures'

const HOUR = 3600
/**
 * Who asks: anybody for any mobile; a browser in which the mobile's owner logged in before; its owner, who is logged in.
 * Budgets of the latter two are out of reach of the first.
 */
export type SmsAsker = 'stranger' | 'known' | 'member'
/** Messages that one mobile gets in an hour. */
const A_PHONE: Readonly<Record<SmsAsker, number>> = { stranger: 5, known: 2, member: 5 }
const ALL = 1000
/** Share of a site's budget at which operators are alerted, once an hour. */
const NEAR = 0.8

const prefixOf: Readonly<Record<SmsAsker, string>> = { stranger: 'sms', known: 'sms:known', member: 'sms:own' }
const siteOf = (asker: SmsAsker, rules: Rules): { name: string; points: number } =>
  asker === 'stranger'
    ? { name: 'sms', points: rules.smsStrangersAnHour }
    : { name: 'sms:own', points: rules.smsMembersAnHour }

export const minuteOf = (asker: SmsAsker, phone: string): string => `${prefixOf[asker]}:minute:${phone}`

/**
 * One message within the budgets of an hour: of the mobile, of the distributor (a rule), of all distributors. `narrower` caps
 * come first; the wide ones count what is sent, never what is refused. Answers the cap that is used up: nothing was sent.
 */
export async function sendSms(
  ctx: Ctx,
  {
    phone,
    text,
    asker = 'stranger',
    narrower = [],
  }: { phone: string; text: () => Promise<string> | string; asker?: SmsAsker; narrower?: readonly Cap[] },
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
  if (!over) await ctx.sms.send(phone, await text())
  return over
}

/** Alerts when the budget is nearly and when it is entirely used, not with every message. */
function watchBudget({ log }: Ctx, { key, points }: Cap, used: number): void {
  if (used !== Math.ceil(points * NEAR) && used !== points + 1) return
  smsFigures.near += 1
  log.error({ budget: key, used, points }, 'an SMS budget of a site is nearly used up')
}
