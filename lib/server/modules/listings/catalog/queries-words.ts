import { desc, eq, inArray, or } from 'drizzle-orm'
import { type GoodsSn, isGoodsSn, type UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { goods } from '../../../db/schema/listings/catalog'
import { holdsWords } from '../../../db/search-text'
import type { StaffCtx } from '../../../runtime/context'
import { queryWords } from './rules'

/** Returns items by number, by words of the title or of these sellers, also removed ones, the newest `most`. */
export function findByWords(ctx: StaffCtx, text: string, most: number, sellerIds: readonly UserId[] = []) {
  const sn = normalCode(text)
  const wanted = or(
    isGoodsSn(sn) ? eq(goods.sn, sn as GoodsSn) : undefined,
    holdsWords(goods.title, queryWords(text)),
    sellerIds.length > 0 ? inArray(goods.sellerId, [...sellerIds]) : undefined,
  )
  return ctx.db.select().from(goods).where(wanted).orderBy(desc(goods.id)).limit(most)
}
