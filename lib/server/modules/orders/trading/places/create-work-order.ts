import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { WORK } from '@/lib/shared/goods/goods-types'
import { type Fen, fen, fenText, fenToYuan } from '@/lib/shared/money/money'
import { depositError, type ServiceKind } from '@/lib/shared/trade/service-terms'
import { MODE_FACTS, modeName } from '@/lib/shared/trade/trade-modes'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { findGame } from '../../../listings/catalog/games/queries-games'
import { assertPresent } from '../../../listings/hours/assert-present'
import { findPackage } from '../../../market/boosting/queries-boosters'
import { findSeasonPackage, isBooked } from '../../../market/campaign/queries-seasons'
import { assertUntied } from '../../../money/ties/assert-untied'
import { holdPerson } from '../../../people/identity/queries-person'
import { saveCredentials } from '../flow/hand-over'
import { lockOwnOrder } from '../internal/find-order'
import { insertOrder, type Placed } from '../internal/insert-order'
import { MAX_TOTAL } from '../internal/new-order'

export interface WorkInput {
  kind: ServiceKind
  gid: number
  /** A booster's package. */
  packageId?: number
  seasonPackageId?: number
  from: string
  to: string
  /** For the whole work, or for one match of a convoy. */
  price: Fen
  num: number
  hours: number
  safety: Fen
  efficiency: Fen
  level: number
  areaName: string
  note: string
  account?: string
  password?: string
  contact?: string
}

/**
 * Creates an unpaid order for a work on the customer's terms, or on those of a booster's or a season's package. Refuses
 * NOT_FOUND, GOODS_GONE, PRICE_CHANGED, SELLER_AWAY and OWN_GOODS of a package, MODE_OFF, UNPAID_LIMIT, INVALID_INPUT.
 */
export async function createWorkOrder(ctx: UserCtx, input: WorkInput): Promise<Placed> {
  const { kind, gid: gameId, price, safety, efficiency } = input
  const num = MODE_FACTS[kind].isByMatch ? input.num : 1
  const game = await findGame(ctx, gameId)
  const rules = (await loadRuleBook(ctx))({ mode: kind, gameId, distId: ctx.dist.distId })
  if (!rules.tradeOpen) throw refuse('MODE_OFF')
  const goods = fen(price * BigInt(num))
  if (goods > MAX_TOTAL) throw refuse('INVALID_INPUT', '订单金额过大，请减少价格', { field: 'price' })
  if (price < BigInt(rules.leastPriceFen))
    throw refuse('INVALID_INPUT', `价格不能低于${fenToYuan(BigInt(rules.leastPriceFen))}元`, { field: 'price' })
  const error = depositError(goods, safety, efficiency)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'efficiency' })
  const delivery = credentialsOf(input)
  return inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    await holdPerson(tx, ctx.user.userId)
    const chosen = input.packageId ? await chosenFor(tx, ctx, { ...input, packageId: input.packageId }) : undefined
    const season = input.seasonPackageId
      ? await seasonFor(tx, ctx, { ...input, seasonPackageId: input.seasonPackageId })
      : undefined
    const priority = await isBooked(tx, { userId: ctx.user.userId, distId: ctx.dist.distId, gameId, at })
    const { hours, level } = input
    const [from, areaName, note] = [input.from, input.areaName, input.note].map(maskContacts) as [
      string,
      string,
      string,
    ]
    const to = chosen?.title ?? season?.name ?? maskContacts(input.to)
    const chosenId = chosen?.boosterId
    const placed = await insertOrder(tx, rules, {
      mode: kind,
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      sellerId: chosenId,
      of: {
        gameId,
        goodsTypeId: WORK,
        shown: {
          bigTitle: season
            ? `${game.name}${season.title}：${season.name}`
            : titleOf({ kind, from: chosen ? '' : from, to }, game.name),
          smallTitleName: to,
          gameName: game.name,
          areaName,
          facts: season ? { 赛季套餐: season.lines.join('；') } : {},
        },
      },
      terms: {
        boost: {
          from,
          to,
          isPackage: chosen || season ? true : undefined,
          hours,
          note,
          level,
          chosenId,
          startsAt: season?.startsAt.toISOString(),
          safety: fenText(safety),
          efficiency: fenText(efficiency),
          priority: priority || undefined,
        },
      },
      price,
      num,
      contact: input.contact ?? '',
      at,
    })
    const order = await lockOwnOrder(ctx, tx, placed.orderSn)
    if (delivery) await saveCredentials({ tx, vault: ctx.vault, order, at }, delivery)
    return placed
  })
}

const titleOf = ({ kind, from, to }: Pick<WorkInput, 'kind' | 'from' | 'to'>, gameName: string): string =>
  `${gameName}${modeName(kind)}：${from ? `${from} → ${to}` : to}`

/** Returns the credentials: boosting requires the account, convoy does not accept one. Refuses INVALID_INPUT. */
function credentialsOf({ kind, account = '', password = '' }: WorkInput) {
  if (MODE_FACTS[kind].isByMatch) {
    if (account || password) throw refuse('INVALID_INPUT', '护航不需要账号密码，请不要填写', { field: 'account' })
    return null
  }
  if (!account) throw refuse('INVALID_INPUT', '请填写游戏账号', { field: 'account' })
  if (!password) throw refuse('INVALID_INPUT', '请填写密码', { field: 'password' })
  return { account, password, note: '' }
}

/** Returns the booster of a package ordered on its terms. Refuses GOODS_GONE, OWN_GOODS, SELLER_AWAY, PRICE_CHANGED. */
async function chosenFor(
  tx: Parameters<typeof findPackage>[0],
  ctx: UserCtx,
  input: WorkInput & { packageId: number },
) {
  const offer = await findPackage(tx, input.packageId)
  if (!offer || offer.kind !== input.kind || offer.gameId !== input.gid)
    throw refuse('GOODS_GONE', '套餐已下架，看看其他套餐吧')
  if (offer.boosterId === ctx.user.userId) throw refuse('OWN_GOODS', '不能下单自己的套餐')
  await assertUntied(tx, ctx.user.userId, offer.boosterId)
  await assertPresent(tx, offer.boosterId, ctx.now(), '打手')
  const isSame =
    offer.priceFen === input.price &&
    offer.hours === input.hours &&
    offer.safetyFen === input.safety &&
    offer.efficiencyFen === input.efficiency
  if (!isSame) throw refuse('PRICE_CHANGED', '套餐有变动，请刷新后确认')
  return offer
}

/** Returns the season's package, ordered on its terms. Refuses GOODS_GONE, PRICE_CHANGED. */
async function seasonFor(
  tx: Parameters<typeof findSeasonPackage>[0],
  ctx: UserCtx,
  input: WorkInput & { seasonPackageId: number },
) {
  const found = await findSeasonPackage(tx, {
    packageId: input.seasonPackageId,
    distId: ctx.dist.distId,
    at: ctx.now(),
  })
  if (!found || found.kind !== input.kind || found.gameId !== input.gid)
    throw refuse('GOODS_GONE', '赛季套餐已下架，看看其他套餐吧')
  const isSame = found.priceFen === input.price && found.hours === input.hours && found.matches === input.num
  if (!isSame) throw refuse('PRICE_CHANGED', '赛季套餐有变动，请刷新后确认')
  return found
}
