import { and, gte, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { RENT_COVER } from '@/lib/shared/goods/cover-table'
import type { UserId } from '@/lib/shared/ids'
import { fen, greaterOf, ZERO } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import { claims } from '../../../../db/schema/aftersales/cases'
import type { StaffCtx } from '../../../../runtime/context'
import { gamesById } from '../../../listings/catalog/games/queries-games'
import { listOwnerPremiums } from '../../../listings/rental/queries-covers'
import { findDebts } from '../../../money/debts/queries'
import { sumFundEntries } from '../../../money/wallet/cover/queries-fund'
import { balanceOf } from '../../../money/wallet/queries'
import { COVER_FUND } from '../../../money/wallet/rules'
import { findSold, listPremiums } from '../../../orders/trading/staff/queries-premiums'
import { findUsers } from '../../../people/identity/queries'
import { coverNameOf, presentFund } from './present-fund'
import type { Claim, FundRow } from './types'

export interface FundFilter {
  by: 'game' | 'cover' | 'seller'
  /** YYYY-MM; absent: all. */
  month?: string
}

/** Key of the covers that owners buy for a time; all others have the id of their tier. */
export const OWNER_KEY = 'owner'
const OPEN = ['review', 'rejected', 'recovering'] as const

/** Returns what covers brought and paid, and what open claims may still cost; the largest loss first. */
export async function loadCoverFund(ctx: StaffCtx, { by, month }: FundFilter) {
  const { db } = ctx
  const period = periodOf(month)
  const [premiums, ofOwners, found, balance, moved] = await Promise.all([
    listPremiums(db, period),
    listOwnerPremiums(db, period),
    listClaims(ctx, period),
    balanceOf(db, COVER_FUND),
    sumFundEntries(db, period),
  ])
  const [sold, debts] = await Promise.all([
    findSold(
      db,
      found.map(({ orderId }) => orderId),
    ),
    findDebts(
      db,
      found.map(({ sn }) => sn),
    ),
  ])
  const rows = new Map<string, FundRow>()
  const rowOf = (of: { gameId: number; cover: string; sellerId: UserId }): FundRow => {
    const key = by === 'game' ? String(of.gameId) : by === 'cover' ? of.cover : String(of.sellerId)
    const row = rows.get(key) ?? { key, premium: ZERO, paid: ZERO, recovered: ZERO, open: 0, exposure: ZERO }
    rows.set(key, row)
    return row
  }
  for (const { gameId, ensureId, sellerId, sum } of premiums) {
    const row = rowOf({ gameId, sellerId, cover: String(ensureId) })
    row.premium = fen(row.premium + BigInt(sum))
  }
  for (const { gameId, ownerId, sum } of ofOwners) {
    const row = rowOf({ gameId, sellerId: ownerId, cover: OWNER_KEY })
    row.premium = fen(row.premium + BigInt(sum))
  }
  for (const claim of found) {
    const of = sold.get(claim.orderId)
    if (!of) continue
    const row = rowOf({ gameId: of.gameId, sellerId: of.sellerId, cover: coverKey(claim) })
    if (claim.paidAt) {
      const pay = claim.payFen ?? ZERO
      const owed = claim.stage === 'closed' ? (claim.owedFen ?? ZERO) : ZERO
      row.paid = fen(row.paid + pay)
      row.recovered = fen(row.recovered + greaterOf(owed - (debts.get(claim.sn)?.leftFen ?? ZERO), 0n))
    } else {
      row.open += 1
      row.exposure = fen(row.exposure + (claim.payFen ?? claim.mostFen))
    }
  }
  const names = await namesOf(ctx, by, [...rows.keys()])
  return presentFund([...rows.values()], { names, balance, moved })
}

/** Claims that were paid in a period, and all open ones. */
const listClaims = ({ db }: StaffCtx, { from, to }: Period): Promise<Claim[]> =>
  db
    .select()
    .from(claims)
    .where(
      or(
        inArray(claims.stage, [...OPEN]),
        and(
          isNotNull(claims.paidAt),
          from ? gte(claims.paidAt, from) : undefined,
          to ? lt(claims.paidAt, to) : undefined,
        ),
      ),
    )

const coverKey = ({ kind, ensureId }: Claim): string =>
  kind === 'rentBanned' && ensureId !== RENT_COVER.ensureId ? OWNER_KEY : String(ensureId)

interface Period {
  from: Date | null
  to: Date | null
}

/** Beijing months. */
function periodOf(month: string | undefined): Period {
  if (!month) return { from: null, to: null }
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: parseDateTime(`${month}-01 00:00:00`), to: parseDateTime(`${next}-01 00:00:00`) }
}

async function namesOf(ctx: StaffCtx, by: FundFilter['by'], keys: readonly string[]): Promise<Map<string, string>> {
  if (by === 'cover') return new Map(keys.map((key) => [key, coverNameOf(key)]))
  if (by === 'game') {
    const games = await gamesById(ctx)
    return new Map(keys.map((key) => [key, games.get(Number(key))?.name ?? `游戏 ${key}`]))
  }
  const people = await findUsers(
    ctx,
    keys.map((key) => Number(key) as UserId),
  )
  return new Map(keys.map((key) => [key, people.get(Number(key))?.nickName ?? '已注销用户']))
}
