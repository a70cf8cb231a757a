import { and, eq, inArray, isNull } from 'drizzle-orm'
import { BLACK_RESULT } from '@/lib/shared/trade/trust'
import { blackEntries, blackLookups, rulings } from '../../../db/schema/office/trust'
import type { UserCtx } from '../../../runtime/context'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { limitLookups } from './internal/limit'
import { presentRuling } from './present'
import { hashAccount, maskAccount } from './rules'
import { accountsIn } from './rules-lookup'

const MOST = { tenMinutes: 30, day: 100 }

/**
 * Looks up every account in the text, by exact match over all kinds. `clean`: compared, without an entry; `none`: the
 * text cannot be an account, or only part of it is a listed number, or letters in it look like its digits, so nothing is
 * confirmed. Undecided reports are not shown. The lookup is saved in the caller's own list. Refuses TOO_MANY.
 */
export async function verifyAccount(ctx: UserCtx, input: { content: string }) {
  await limitLookups(ctx, `black:${ctx.user.userId}`, MOST)
  const { whole, named, within } = accountsIn(input.content)
  const hashes = new Map([...within, ...named].map((account) => [hashAccount(ctx.vault, account), account]))
  if (hashes.size === 0) return { result: BLACK_RESULT.none, list: [] }
  const listed = await ctx.db
    .select({ ruling: rulings, hash: blackEntries.valueHash })
    .from(blackEntries)
    .innerJoin(rulings, eq(rulings.code, blackEntries.rulingCode))
    .where(and(inArray(blackEntries.valueHash, [...hashes.keys()]), isNull(blackEntries.liftedAt)))
  const found = listed.find(({ hash }) => named.includes(hashes.get(hash) ?? ''))
  if (!found && (whole === '' || listed.length > 0)) return { result: BLACK_RESULT.none, list: [] }
  const rulingCode = found?.ruling.code ?? ''
  const matched = (found && hashes.get(found.hash)) ?? whole
  const valueMask = maskAccount(/^1\d{10}$/.test(matched) ? 3 : 1, matched)
  await ctx.db.insert(blackLookups).values({ userId: ctx.user.userId, valueMask, rulingCode, createdAt: ctx.now() })
  if (!found) return { result: BLACK_RESULT.clean, list: [] }
  return { result: BLACK_RESULT.black, list: [presentRuling(found.ruling, await gameNames(ctx))] }
}
