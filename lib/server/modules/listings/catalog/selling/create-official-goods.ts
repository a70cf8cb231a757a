import { eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { games, goods } from '../../../../db/schema/listings/catalog'
import { canEnsure, goodsNumber, mainNumber } from '../rules'
import { termsOf } from './publish-goods'

interface OfficialGoods {
  sellerId: UserId
  distId: number
  gameId: number
  title: string
  areaName: string
  facts: Record<string, string>
  /** The purchase price; staff set another price when they list it. */
  priceFen: Fen
  at: Date
}

/** Services of official accounts; cover (2) is included. */
const SERVICES = '1,2'

/** Inserts an account that the platform bought, as a draft visible to staff only. */
export async function createOfficialGoods(tx: Tx, { at, ...values }: OfficialGoods): Promise<GoodsSn> {
  const [game] = await tx.select().from(games).where(eq(games.id, values.gameId))
  if (!game) throw new Error(`no game ${values.gameId}`)
  const numbered = await tx.execute<{ n: number }>(sql`select nextval('goods_number')::int as n`)
  const sn = goodsNumber(ACCOUNT, game.snCode, numbered.rows[0]?.n ?? 0)
  const kind = { isOfficialSell: true, securitService: SERVICES, ensureOpen: false, goodsTypeId: ACCOUNT }
  await tx.insert(goods).values({
    ...values,
    ...kind,
    sn,
    status: GOODS_STATUS.review,
    canEnsure: canEnsure(kind),
    mainNumber: mainNumber(game.fields, values.facts),
    terms: termsOf({ title: values.title, smallTitleName: '', areaName: values.areaName, serverName: '' }),
    createdAt: at,
    updatedAt: at,
  })
  return sn
}
