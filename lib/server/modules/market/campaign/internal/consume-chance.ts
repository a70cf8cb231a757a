import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { formatDate } from '@/lib/shared/time'
import type { Db, Tx } from '../../../../db/client'
import { lotteryChances, lotteryDraws } from '../../../../db/schema/market/campaign'
import { accountsOfPerson, holdPerson } from '../../../people/identity/queries-person'
import { countChances } from '../rules'
import type { Lottery } from '../types'

interface Chance {
  day: string
  nth: number
  /** `free:DAY:N` or an order number; unique per person and lottery. */
  chance: string
}

/**
 * Returns the draws that all accounts of a person used today, including free ones, and the account's unused earned
 * draws, oldest first.
 */
async function readChances(db: Db, lottery: Lottery, userId: UserId, day: string) {
  const ofPerson = inArray(lotteryDraws.userId, accountsOfPerson(userId))
  const [used] = await db
    .select({
      today: sql<number>`count(*)::int`,
      freeToday: sql<number>`(count(*) filter (where ${lotteryDraws.chance} like 'free:%'))::int`,
    })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.lotteryId, lottery.id), ofPerson, eq(lotteryDraws.day, day)))
  const earned = await db
    .select({ orderSn: lotteryChances.orderSn })
    .from(lotteryChances)
    .where(
      and(
        eq(lotteryChances.lotteryId, lottery.id),
        eq(lotteryChances.userId, userId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(lotteryDraws)
            .where(
              and(
                eq(lotteryDraws.lotteryId, lottery.id),
                eq(lotteryDraws.userId, userId),
                eq(lotteryDraws.chance, lotteryChances.orderSn),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(lotteryChances.createdAt))
  return { used: used ?? { today: 0, freeToday: 0 }, earned }
}

export async function loadChances(db: Db, lottery: Lottery, userId: UserId, now: Date) {
  const { used, earned } = await readChances(db, lottery, userId, formatDate(now))
  return countChances(lottery, used, earned.length)
}

/**
 * Claims the next chance of a person; null if there is none. Draws of one person are serialised by a lock until the
 * transaction ends; unique keys on the draws enforce the limits as well.
 */
export async function consumeChance(tx: Tx, lottery: Lottery, userId: UserId, now: Date): Promise<Chance | null> {
  await holdPerson(tx, userId)
  const day = formatDate(now)
  const { used, earned } = await readChances(tx, lottery, userId, day)
  const { free, left } = countChances(lottery, used, earned.length)
  if (left === 0) return null
  const chance = free > 0 ? `free:${day}:${used.freeToday + 1}` : earned[0]?.orderSn
  return chance ? { day, nth: used.today + 1, chance } : null
}
