import { and, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { SeasonService } from '@/lib/shared/trade/season-services'
import type { Tx } from '../../../db/client'
import { holdName } from '../../../db/hold-name'
import { bookingSeasons, seasonPackages } from '../../../db/schema/market/campaign'
import { singleRow } from '../../../db/single-row'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isGame } from '../../listings/catalog/games/queries-games'
import { lockSeason } from './internal/lock-season'
import { packagesError } from './rules-seasons'

interface PackageForm {
  /** Absent: a new package. */
  packageId?: number
  name: string
  service: SeasonService
  lines: string[]
  days: number
  price: Fen
  matches: number
}
interface SeasonForm {
  /** Absent: a new season. */
  seasonId?: number
  gameId: number
  title: string
  startTime: Date
  bookUntil: Date
  places: number
  packages: readonly PackageForm[]
}

/**
 * Creates a season of a game on the site, or updates one that has not begun; its bookings are kept. Resolves with its
 * number. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveSeason(ctx: StaffCtx, form: SeasonForm): Promise<number> {
  const wrong = (field: string, text: string) => refuse('INVALID_INPUT', text, { field })
  const { seasonId, startTime, packages, ...fields } = form
  const now = ctx.now()
  if (!(await isGame(ctx, fields.gameId))) throw wrong('gameId', '请选择游戏')
  if (startTime <= now) throw wrong('startTime', '赛季开始时间须晚于现在')
  if (fields.bookUntil > startTime) throw wrong('bookUntil', '预约须在赛季开始前截止')
  const error = packagesError(packages)
  if (error) throw wrong('packages', error)
  const values = { ...fields, startsAt: startTime, distId: ctx.dist.distId }
  return inTx(ctx, async (tx, effects) => {
    await holdName(tx, `campaign of ${ctx.dist.distId}`)
    const before = seasonId === undefined ? undefined : await lockSeason(ctx, tx, seasonId)
    if (before && before.startsAt <= now) throw refuse('INVALID_INPUT', '赛季已经开始，不能再改')
    if (before && before.taken > 0 && before.gameId !== fields.gameId) throw wrong('gameId', '已有人预约，不能换游戏')
    if (fields.places < Math.max(1, before?.taken ?? 0))
      throw wrong('places', before?.taken ? `已有 ${before.taken} 人预约，名额不能更少` : '请填写名额')
    await assertAlone(tx, values, { seasonId, now })
    const saved = before
      ? tx.update(bookingSeasons).set(values).where(eq(bookingSeasons.id, before.id))
      : tx.insert(bookingSeasons).values(values)
    const after = singleRow(await saved.returning())
    await writePackages(tx, after.id, packages)
    const change = { before, after: { ...after, packages } }
    await recordAudit(tx, ctx, { action: 'season.save', target: `season:${after.id}`, ...change })
    effects.purge('seasons')
    return after.id
  })
}

type Wanted = { distId: number; gameId: number; title: string }

/** Checks that the game has no other bookable season, and that its titles are unique. */
async function assertAlone(tx: Tx, { distId, gameId, title }: Wanted, own: { seasonId?: number; now: Date }) {
  const others = and(
    ...[eq(bookingSeasons.distId, distId), eq(bookingSeasons.gameId, gameId)],
    ne(bookingSeasons.id, own.seasonId ?? 0),
  )
  if ((await tx.$count(bookingSeasons, and(others, eq(bookingSeasons.title, title)))) > 0)
    throw refuse('INVALID_INPUT', '这个游戏已有同名的赛季', { field: 'title' })
  if ((await tx.$count(bookingSeasons, and(others, gt(bookingSeasons.startsAt, own.now)))) > 0)
    throw refuse('INVALID_INPUT', '这个游戏已有一个未开始的赛季', { field: 'gameId' })
}

/**
 * Writes packages in the given order; omitted ones are deleted, since orders have their own copy. Refuses
 * INVALID_INPUT.
 */
async function writePackages(tx: Tx, seasonId: number, packages: readonly PackageForm[]): Promise<void> {
  const ids = packages.flatMap(({ packageId }) => packageId ?? [])
  const own = eq(seasonPackages.seasonId, seasonId)
  if (ids.length > 0 && (await tx.$count(seasonPackages, and(own, inArray(seasonPackages.id, ids)))) < ids.length)
    throw refuse('INVALID_INPUT', '套餐已被其他人修改，请重新打开', { field: 'packages' })
  await tx.delete(seasonPackages).where(ids.length > 0 ? and(own, notInArray(seasonPackages.id, ids)) : own)
  for (const [sort, { packageId, lines, price, ...fields }] of packages.entries()) {
    const row = { ...fields, seasonId, sort, lines: sql`${sql.param(lines)}::text[]`, priceFen: price }
    if (packageId === undefined) await tx.insert(seasonPackages).values(row)
    else await tx.update(seasonPackages).set(row).where(eq(seasonPackages.id, packageId))
  }
}
