import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { createClaim } from '../../../modules/aftersales/cases/claim/create-claim'
import { saveRentalOffer } from '../../../modules/listings/rental/save-rental-offer'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { loadCredentials } from '../../../modules/orders/trading/load-credentials'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createRentalOrder } from '../../../modules/orders/trading/places/create-rental-order'
import type { UserCtx } from '../../../runtime/context'
import type { Db } from '../../client'
import { platformRules } from '../../schema/core/tenancy'
import { goods, onShelf } from '../../schema/listings/catalog'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import { actAs, demoServices } from './demo-services'
import type { RentalsInput } from './seed-rentals'
import { stepOrder } from './step-order'

const HOUR = 3_600_000
/** The main demo game keeps the default rule. */
const MAIN_GAME = 107

/**
 * Seeds a game that bans late, and a rental of it whose deposit is kept while its owner claims a ban, through the real
 * business functions.
 */
export async function seedBans({ db, log, vault, now, users }: RentalsInput): Promise<void> {
  let clock = now
  // a separate handle, because the rules read through the other one are cached for ten seconds
  const own: Db = Object.create(db)
  const services = demoServices({ db: own, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const [item] = await db
    .select()
    .from(goods)
    .where(
      and(
        ...[onShelf, eq(goods.sellerId, users.seller), eq(goods.reserved, 0)],
        ...[isNotNull(goods.rentHourFen), ne(goods.gameId, MAIN_GAME)],
      ),
    )
    .orderBy(asc(goods.sn))
    .limit(1)
  if (!item) throw new Error('the demo seller has no account for rent outside the main game')
  await db.insert(platformRules).values([{ key: 'banLateDays', mode: 'rental', gameId: item.gameId, value: 10 }])
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const [renter, owner] = [as(users.buyer), as(users.seller)]
  ago(101)
  const price = (amount: typeof item.rentHourFen) => fen(amount ?? 0n)
  await saveRentalOffer(owner, {
    goodsSn: item.sn,
    prices: {
      hour: price(item.rentHourFen),
      night: price(item.rentNightFen),
      day: price(item.rentDayFen),
      week: price(item.rentWeekFen),
      deposit: price(item.rentDepositFen),
    },
    minHours: 2,
    rules: '只打匹配和排位，不要开外挂。',
    byHand: true,
  })
  ago(100)
  await creditSandbox(renter, fen(price(item.rentHourFen) * 4n + price(item.rentDepositFen)))
  const { orderSn } = await createRentalOrder(renter, {
    goodsSn: item.sn,
    unit: 'hour',
    num: 4,
    price: price(item.rentHourFen),
  })
  await payOrder(renter, { orderSn, payPassword: DEMO_PAY_PASSWORD })
  ago(99.9)
  await stepOrder(owner, { orderSn, action: 'deliver', account: `demo${orderSn.slice(-6)}`, password: 'Pw28011408' })
  ago(99.8)
  await loadCredentials(renter, { orderSn })
  const playedOn = formatDate(clock)
  ago(96)
  await stepOrder(renter, { orderSn, action: 'giveBack' })
  ago(95)
  await stepOrder(owner, { orderSn, action: 'settle' })
  ago(10)
  const pictures = await orderEvidence(owner, orderSn)
  await createClaim(owner, {
    orderSn,
    kind: 'rentBanned',
    banDate: formatDate(clock),
    banCause: 'cheat',
    causeDate: playedOn,
    banDays: 30,
    statement: '今天登录提示封禁 30 天，通知写明使用第三方软件，时间就在租出去那天。',
    pictures,
    notice: pictures.slice(-1),
    loginRecord: pictures.slice(-1),
  })
}
