import type { Logger } from 'pino'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { type CoinWay, coinsFor, offerIdOf } from '@/lib/shared/trade/coin-terms'
import { dailyWindows } from '@/lib/shared/trade/open-hours'
import { saveHours } from '../../../modules/listings/hours/save-hours'
import { createMerchant } from '../../../modules/market/coin/create-merchant'
import { createOffer } from '../../../modules/market/coin/create-offer'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { processDueOrders } from '../../../modules/orders/trading/flow/process-due-orders'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createCoinOrder } from '../../../modules/orders/trading/places/create-coin-order'
import { createGoldRecyclingOrder } from '../../../modules/orders/trading/places/create-gold-recycling-order'
import type { UserCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import type { SeedGame } from '../goods/make-goods'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import {
  COIN_MARGINS,
  COIN_MINUTES,
  COIN_PLANS,
  COIN_RECORD_DAYS,
  COIN_RECORDS,
  type CoinEnd,
  type CoinPair,
  type CoinPlan,
  RECYCLE_MARGIN,
  RECYCLE_PLANS,
  type RecycleEnd,
} from './coin-plan'
import { actAs, demoServices } from './demo-services'
import { type StepInput, stepOrder } from './step-order'

interface CoinsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  games: readonly SeedGame[]
  random: Random
}
type Step = Omit<StepInput, 'orderSn'>
interface Shop {
  userId: UserId
  place: number
  sells: Map<number, { offerId: number; ratio: bigint }>
  buys: Map<number, { offerId: number; ratio: bigint }>
}

const MINUTE = 60_000
const DAY = 60 * 24
const WAYS: Record<string, CoinWay> = { 邮寄: 'mail', 当面交易: 'trade', 拍卖行: 'auction' }

/**
 * Seeds currency merchants with offers in every game that trades currency, their records, and orders of both kinds in
 * every state, through the real business functions. The demo seller is one of the merchants, the demo buyer buys from
 * them and sells to them.
 */
export async function seedCoins({ db, log, vault, now, users, games, random }: CoinsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (minutes: number) => {
    clock = new Date(now.getTime() - Math.max(0, minutes) * MINUTE)
  }
  const traded = games.filter((game) => game.coin)
  const crowd = users.members.slice(24, 40)
  const merchantIds = [users.seller, ...users.members.slice(10, 9 + COIN_RECORDS.length)]

  ago((COIN_RECORD_DAYS + 2) * DAY)
  const shops: Shop[] = []
  for (const [place, userId] of merchantIds.entries()) shops.push(await open(userId, place))

  for (const { shop, buyerId, minutes } of recordsOf())
    await buy({ pair: 'others', end: 'released', ago: minutes, yuan: random.pick([30, 50, 66, 100]) }, [buyerId, shop])
  const someone = (): UserId => random.pick(crowd)
  const [demo, ...others] = shops as [Shop, ...Shop[]]
  const pairs: Record<CoinPair, () => [personId: UserId, shop: Shop]> = {
    demo: () => [users.buyer, demo],
    demoBuyer: () => [users.buyer, random.pick(others.slice(0, 3))],
    demoMerchant: () => [someone(), demo],
    others: () => [someone(), random.pick(others)],
  }
  for (const plan of COIN_PLANS) await buy(plan, pairs[plan.pair]())
  for (const plan of RECYCLE_PLANS) await sell(plan, pairs[plan.pair]())
  clock = now

  /** Pays the deposit and creates an offer in each game; the first three merchants also buy. */
  async function open(userId: UserId, place: number): Promise<Shop> {
    const ctx = as(userId)
    await creditSandbox(ctx, fen(500_000))
    await createMerchant(ctx, {
      gameAccounts: `发货小号${place + 1}01、发货小号${place + 1}02`,
      contact: `28500${20_000 + place}`,
      payPassword: DEMO_PAY_PASSWORD,
      isRuled: false,
    })
    // the last merchant works at night
    if (place === COIN_RECORDS.length - 1)
      await saveHours(ctx, { windows: dailyWindows(20 * 60, 4 * 60), hidesCoins: false })
    const shop: Shop = { userId, place, sells: new Map(), buys: new Map() }
    for (const [i, game] of traded.entries()) {
      if ((i + place) % 5 === 4) continue
      shop.sells.set(game.id, await offer(ctx, game, place, 'sell'))
      if (place < 3 && i < 4) shop.buys.set(game.id, await offer(ctx, game, place, 'recycle'))
    }
    return shop
  }

  async function offer(ctx: UserCtx, game: SeedGame, place: number, kind: 'sell' | 'recycle') {
    const { perYuan = 1, ways = [] } = game.coin ?? {}
    const share = kind === 'sell' ? (COIN_MARGINS[place] ?? 100) : RECYCLE_MARGIN + place
    const ratio = BigInt(rounded(perYuan * share, 3))
    const units = (yuan: number) => rounded(Number(coinsFor(BigInt(yuan * 100), ratio)), 2)
    const { offerSn } = await createOffer(ctx, {
      kind,
      gid: game.id,
      areaId: 0,
      serverId: 0,
      ratio,
      ...(kind === 'sell'
        ? { stock: units(random.int(20, 60) * 100) }
        : { budget: fen(random.int(3, 6) * 10_000), roleName: `收货小号${place + 1}` }),
      least: units(10),
      most: units(2000),
      way: ways.map((way) => WAYS[way]).find((way) => way !== undefined) ?? 'trade',
    })
    return { offerId: offerIdOf(offerSn), ratio }
  }

  /** Finished orders, oldest first; the last merchant works at night and has none yet. */
  function recordsOf() {
    const plans = shops.slice(0, -1).flatMap((shop) =>
      Array.from({ length: COIN_RECORDS[shop.place] ?? 0 }, () => ({
        shop,
        buyerId: random.pick(crowd),
        minutes: random.int(6 * DAY, COIN_RECORD_DAYS * DAY),
      })),
    )
    return plans.toSorted((a, b) => b.minutes - a.minutes)
  }

  function pickGame(of: ReadonlyMap<number, unknown>): SeedGame {
    return random.pick(traded.filter((game) => of.has(game.id)))
  }

  async function buy({ end, ago: start, yuan }: CoinPlan<CoinEnd>, [buyerId, shop]: [UserId, Shop]) {
    const [buyer, merchant] = [as(buyerId), as(shop.userId)]
    const at = (minutes: number) => ago(start - minutes)
    at(0)
    const game = pickGame(shop.sells)
    const { offerId, ratio } = shop.sells.get(game.id) as { offerId: number; ratio: bigint }
    const { areaId, serverId } = random.pick(game.places)
    const amount = unitsOf(yuan, ratio)
    const { orderSn } = await createCoinOrder(buyer, {
      offerSn: offerId,
      gid: game.id,
      areaId,
      serverId,
      ratio,
      amount,
      roleName: '风起沧澜',
    })
    if (end === 'unpaid') return
    at(0.5)
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    if (end === 'assigned') return
    at(2)
    if (end === 'refused') return refuseAll(orderSn, at)
    await step(merchant, orderSn, { action: 'accept' })
    const took = 2 + (COIN_MINUTES[shop.place] ?? 10) + random.int(0, 3)
    await goOn({ end, buyer, merchant, orderSn, amount, at, took })
  }

  /** Every merchant in turn fails to answer in time. */
  async function refuseAll(orderSn: OrderSn, at: (minutes: number) => void): Promise<void> {
    await step(as(merchantIds[0] as UserId), orderSn, { action: 'refuse', reason: '库存不够' })
    for (const minutes of [8, 14, 20]) {
      at(minutes)
      await processDueOrders(as(users.buyer), { limit: 100 })
    }
  }

  async function goOn(under: {
    end: CoinEnd
    buyer: UserCtx
    merchant: UserCtx
    orderSn: OrderSn
    /** Units ordered. */
    amount: number
    at: (minutes: number) => void
    took: number
  }) {
    const { end, buyer, merchant, orderSn, amount, at, took } = under
    if (end === 'accepted' || end === 'late') return
    at(took)
    if (end === 'givenUp') return step(merchant, orderSn, { action: 'refund', reason: '无法交付到该角色' })
    const quantity = end === 'part' ? Math.floor(amount * 0.7) : amount
    const handed = { note: '已交付，交付前后的截图见附件。', pictures: await orderEvidence(merchant, orderSn) }
    await step(merchant, orderSn, { action: 'deliver', quantity, ...handed })
    if (end === 'inspection' || end === 'part') return
    at(took + 12)
    if (end === 'contested')
      return step(buyer, orderSn, {
        action: 'contest',
        note: '只收到一部分，背包截图见附件。',
        pictures: await orderEvidence(buyer, orderSn),
      })
    await step(buyer, orderSn, { action: 'confirm' })
    if (end === 'hold') return
    at(took + 12 + DAY + 2)
    await processDueOrders(as(users.buyer), { limit: 100 })
    if (random.chance(0.6))
      await step(buyer, orderSn, {
        action: 'evaluate',
        stars: random.pick([4, 5, 5, 5]),
        note: random.pick(['到账很快', '五分钟就到了', '比例可以，下次还来', '数对，没少', '上线慢了点，币没问题']),
      })
  }

  async function sell({ end, ago: start, yuan }: CoinPlan<RecycleEnd>, [playerId, named]: [UserId, Shop]) {
    const shop = named.buys.size > 0 ? named : (shops[1] as Shop)
    const [player, merchant] = [as(playerId), as(shop.userId)]
    const at = (minutes: number) => ago(start - minutes)
    at(0)
    const game = pickGame(shop.buys)
    const { offerId, ratio } = shop.buys.get(game.id) as { offerId: number; ratio: bigint }
    const amount = unitsOf(yuan, ratio)
    const { orderSn } = await createGoldRecyclingOrder(player, { offerSn: offerId, amount, ratio })
    at(9)
    if (end === 'delivering') return
    if (end === 'withdrawn') return step(player, orderSn, { action: 'refund', reason: '不想卖了' })
    await step(player, orderSn, {
      action: 'deliver',
      quantity: amount,
      note: '已交付，交付前后的截图见附件。',
      pictures: await orderEvidence(player, orderSn),
    })
    if (end === 'checking') return
    at(17)
    if (end === 'disputed')
      return step(merchant, orderSn, {
        action: 'contest',
        note: '没有收到，见截图。',
        pictures: await orderEvidence(merchant, orderSn),
      })
    await step(merchant, orderSn, { action: 'confirm' })
  }
}

/** Rounds to this many significant digits. */
function rounded(n: number, digits: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(n)) + 1 - digits)
  return Math.round(n / size) * size
}
const unitsOf = (yuan: number, ratio: bigint): number => rounded(Number(coinsFor(BigInt(yuan * 100), ratio)), 2)

const step = async (party: UserCtx, orderSn: OrderSn, input: Step): Promise<void> => {
  await stepOrder(party, { orderSn, ...input })
}
