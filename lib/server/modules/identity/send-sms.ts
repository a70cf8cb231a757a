import type { Ctx } from '../../runtime/context'
import { type Cap, countHits } from '../../runtime/rate-limit'

const HOUR = 3600
/** Messages that one mobile gets in an hour. */
const A_PHONE = 5
/** One distributor's share of an hour, equal for all, so that no site silences the others. */
const A_DIST = 300
const ALL = 1000

/**
 * One message within the budgets: at most five an hour to a mobile, 300 an hour of a distributor, 1,000 in all. `narrower`
 * caps come first; the wide ones count what is sent, never what is refused. Answers the cap that is used up: nothing was sent.
 */
export async function sendSms(
  ctx: Ctx,
  { phone, text, narrower = [] }: { phone: string; text: () => Promise<string> | string; narrower?: readonly Cap[] },
): Promise<Cap | undefined> {
  const caps = [
    ...narrower,
    { key: `sms:hour:${phone}`, seconds: HOUR, points: A_PHONE },
    { key: `sms:dist:${ctx.dist.distId}`, seconds: HOUR, points: A_DIST },
    { key: 'sms:all', seconds: HOUR, points: ALL },
  ]
  const over = await countHits(ctx.db, caps, ctx.now().getTime())
  if (!over) await ctx.sms.send(phone, await text())
  return over
}
