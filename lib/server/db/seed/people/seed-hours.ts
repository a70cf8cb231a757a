import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { DAY_MINUTES, dailyWindows, type OpenWindows } from '@/lib/shared/trade/open-hours'
import { saveAway } from '../../../modules/listings/hours/save-away'
import { saveHours } from '../../../modules/listings/hours/save-hours'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { platformRules } from '../../schema/core/tenancy'
import { goods, onShelf } from '../../schema/listings/catalog'
import { actAs, demoServices } from '../orders/demo-services'
import type { SeedUsers } from './seed-users'

interface HoursInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}

const hour = (day: number, clock: number): number => day * DAY_MINUTES + clock * 60
/** Evenings on working days, past midnight before a day off, all day at the weekend. */
const AFTER_WORK: OpenWindows = [
  ...[0, 1, 2, 3].map((day) => [hour(day, 18), hour(day, 24)] as const),
  [hour(4, 18), hour(4, 26)],
  ...[5, 6].map((day) => [hour(day, 10), hour(day, 24)] as const),
]
const HOURS: readonly OpenWindows[] = [dailyWindows(9 * 60, 23 * 60), AFTER_WORK, dailyWindows(20 * 60, 4 * 60)]

/**
 * Seeds sellers with working hours and one who is away, confirmations of the last days, and an item at rest. No one logs
 * in as the sellers of the demo, so that the rule about unconfirmed goods is off.
 */
export async function seedHours({ db, log, vault, now, users }: HoursInput): Promise<void> {
  const services = demoServices({ db, log, vault, now: () => now })
  const [away, ...sellers] = users.crowd.sellers.map(({ id }) => id)
  for (const [i, windows] of HOURS.entries()) {
    const sellerId = sellers[i]
    if (sellerId) await saveHours(actAs(services, sellerId), { windows, hidesCoins: i === 2 })
  }
  const until = formatDate(new Date(now.getTime() + 5 * DAY_MS))
  if (away) await saveAway(actAs(services, away), { until, way: 'block', note: '出差，回来后统一发货' })
  const at = now.toISOString()
  await db
    .update(goods)
    .set({
      confirmedAt: sql`greatest(${goods.createdAt}, ${at}::timestamptz - make_interval(days => (${goods.id} % 9)::int))`,
    })
    .where(onShelf)
  const [item] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.sellerId, users.seller), onShelf, eq(goods.reserved, 0)))
    .orderBy(goods.createdAt)
    .limit(1)
  if (item) await db.update(goods).set({ status: GOODS_STATUS.resting }).where(eq(goods.id, item.id))
  await db.insert(platformRules).values({ key: 'restDays', value: 0, reason: '演示站的卖家不会登录' })
  await db
    .insert(platformRules)
    .values({ key: 'restDays', mode: 'currency' as const, value: 0, reason: '演示站的卖家不会登录' })
}
