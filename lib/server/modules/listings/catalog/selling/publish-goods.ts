import { sql } from 'drizzle-orm'
import { coinError, fieldsOfType, withAmount } from '@/lib/shared/goods/coin-facts'
import { MOST_GOODS_VIDEOS } from '@/lib/shared/goods/goods-needs'
import { descriptionError, titleError } from '@/lib/shared/goods/goods-text'
import { goodsType, isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, ZERO } from '@/lib/shared/money/money'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { holdPerson } from '../../../people/identity/queries-person'
import { assertOwnFiles } from '../../media/queries'
import { findGame, resolvePlace } from '../games/queries-games'
import { shelved } from '../internal/shelved'
import { canEnsure, cleanFacts, goodsNumber, mainNumber, searchTerms } from '../rules'
import type { Screen } from '../types'
import { assertNeeds } from './assert-needs'
import { assertPrice } from './assert-price'
import { assertVideo } from './assert-video'
import { loadSellerFace } from './load-seller-face'

export interface GoodsForm {
  areaId?: number
  serverId?: number
  bigTitle: string
  smallTitleName?: string
  description?: string
  price: Fen
  stock?: number
  bargain?: boolean
  ensureOpen?: boolean
  facts: Record<string, string>
  /** Media keys; the first picture is the cover. One may be a video. */
  images: string[]
  /** From a file import, which has no pictures. */
  isFromFile?: boolean
}

export type NewGoods = GoodsForm & { gameId: number; goodsTypeId: number }
/** Stores what the item delivers, in the transaction that publishes it; returns the number of units. */
type Store = (tx: Tx, goodsSn: GoodsSn) => Promise<number>

/**
 * Publishes a new item: on the shelf at once, unless `screen` holds it for review. The seller must be real-name
 * verified. Refuses INVALID_INPUT, MODE_OFF, FACE_NEEDED.
 */
export async function publishGoods(
  ctx: UserCtx,
  input: NewGoods,
  screen: Screen,
  store?: Store,
): Promise<{ goodsSn: GoodsSn; status: number; stored: number | null }> {
  const game = await findOpenGame(ctx, input)
  const values = await formValues(ctx, input, { gameId: game.id, goodsTypeId: input.goodsTypeId })
  const draft = { ...values, gameId: game.id, goodsTypeId: input.goodsTypeId, former: null }
  const place = await screen(ctx, [draft])
  return inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const numbered = await tx.execute<{ n: number }>(sql`select nextval('goods_number')::int as n`)
    const sn = goodsNumber(input.goodsTypeId, game.snCode, numbered.rows[0]?.n ?? 0)
    const [status] = await place(tx, [{ draft, goodsSn: sn, status: null }])
    if (status === undefined) throw new Error(`no place for ${sn}`)
    const stored = store ? await store(tx, sn) : null
    const [put] = await tx
      .insert(goods)
      .values({
        ...values,
        ...(stored !== null && { stock: stored, stockIsStored: true }),
        sn,
        gameId: game.id,
        goodsTypeId: input.goodsTypeId,
        status: shelved(status, ctx.user.userId),
        sellerId: ctx.user.userId,
        distId: ctx.dist.distId,
        terms: termsOf(values),
        createdAt: ctx.now(),
        confirmedAt: ctx.now(),
        updatedAt: ctx.now(),
        canEnsure: canEnsure({
          isOfficialSell: false,
          securitService: '',
          ensureOpen: values.ensureOpen,
          goodsTypeId: input.goodsTypeId,
        }),
      })
      .returning({ status: goods.status })
    effects.purge(`goods:${sn}`)
    effects.age(...shelfTags({ gameId: game.id, goodsTypeId: input.goodsTypeId }))
    return { goodsSn: sn, status: put?.status ?? status, stored }
  })
}

/** Returns a game in which goods of this type can be traded now. Refuses NOT_FOUND, MODE_OFF. */
export async function findOpenGame(ctx: UserCtx, { gameId, goodsTypeId }: { gameId: number; goodsTypeId: number }) {
  const game = await findGame(ctx, gameId)
  const rules = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId, distId: ctx.dist.distId })
  if (!game.goodsTypes[String(goodsTypeId)] || !rules.tradeOpen) throw refuse('MODE_OFF')
  return game
}

/** Returns search terms as a tsvector, built by Postgres. */
export const termsOf = (v: { title: string; smallTitleName: string; areaName: string; serverName: string }) =>
  sql`array_to_tsvector(${sql.param(searchTerms(`${v.title} ${v.smallTitleName} ${v.areaName} ${v.serverName}`))}::text[])`

/** An offer listed before amounts were required keeps its title; a stated amount is always checked. */
function assertCoins({ bigTitle }: GoodsForm, facts: Record<string, string>, former?: Record<string, string>): void {
  if (former && !former.amount && !facts.amount) return
  const wrong = coinError(facts, bigTitle)
  if (wrong) throw refuse('INVALID_INPUT', wrong.text, { field: wrong.field })
}

function assertTexts({ bigTitle, description = '' }: GoodsForm): void {
  const title = titleError(bigTitle)
  if (title) throw refuse('INVALID_INPUT', title, { field: 'bigTitle' })
  const text = descriptionError(description)
  if (text) throw refuse('INVALID_INPUT', text, { field: 'description' })
}

/**
 * Returns column values from a form, checked against the game and the rules; an edited item may keep its existing
 * pictures and facts.
 */
export async function formValues(
  ctx: UserCtx,
  input: GoodsForm,
  kind: {
    gameId: number
    goodsTypeId: number
    areaId?: number
    images?: readonly string[]
    facts?: Record<string, string>
    priceFen?: Fen
  },
) {
  const { gameId, goodsTypeId, images = [] } = kind
  assertTexts(input)
  const game = await findGame(ctx, gameId)
  const place = await resolvePlace(ctx, { gameId, areaId: input.areaId, serverId: input.serverId })
  await assertPrice(ctx, input.price, kind)
  // an edited item that gets no dearer was listed before
  const face = input.price > (kind.priceFen ?? ZERO) ? (await loadSellerFace(ctx))(input.price, kind) : null
  if (face) throw face
  const stated = cleanFacts(fieldsOfType(goodsTypeId, game.fields), input.facts, ctx.now())
  if (isCurrencyType(goodsTypeId)) assertCoins(input, stated, kind.facts)
  const facts = isCurrencyType(goodsTypeId) ? withAmount(stated, input.bigTitle) : stated
  await assertNeeds(ctx, {
    gameId,
    goodsTypeId,
    fields: game.fields,
    isFromFile: input.isFromFile ?? false,
    stated: { areaId: place.areaId, images: input.images, facts },
    former: kind.images && kind.facts && { areaId: kind.areaId ?? 0, images: kind.images, facts: kind.facts },
  })
  if (input.images.filter(isVideoKey).length > MOST_GOODS_VIDEOS)
    throw refuse('INVALID_INPUT', `视频最多 ${MOST_GOODS_VIDEOS} 段，请删去多余的`, { field: 'images' })
  await assertOwnFiles(
    ctx,
    input.images.filter((image) => !images.includes(image)),
  )
  await assertVideo(ctx, input.price, { gameId, goodsTypeId, images: input.images })
  return {
    ...place,
    title: input.bigTitle,
    smallTitleName: input.smallTitleName ?? '',
    description: input.description ?? '',
    priceFen: input.price,
    stock: goodsType(goodsTypeId).isUnique ? 1 : (input.stock ?? 1),
    bargain: input.bargain ?? false,
    ensureOpen: input.ensureOpen ?? false,
    facts,
    mainNumber: mainNumber(game.fields, facts),
    images: input.images,
  }
}
