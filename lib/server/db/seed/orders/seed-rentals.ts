import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { termOf } from '@/lib/shared/trade/rent-terms'
import { saveRentalOffer } from '../../../modules/listings/rental/save-rental-offer'
import { updateOfferStatus } from '../../../modules/listings/rental/update-offer-status'
import { loadCredentials } from '../../../modules/orders/trading/load-credentials'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createRentalOrder } from '../../../modules/orders/trading/places/create-rental-order'
import type { UserCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods } from '../../schema/listings/catalog'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import { actAs, demoServices } from './demo-services'
import {
  ENDED,
  LOGIN_NOTES,
  OWN_RULES,
  RENTAL_PLANS,
  type RentalEnd,
  type RentalPair,
  type RentalPlan,
  TERMS,
  TURNOVER,
  TURNOVER_DAYS,
} from './rental-plan'
import { type StepInput, stepOrder } from './step-order'

export interface RentalsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}

type Item = typeof goods.$inferSelect
interface Rental extends Omit<RentalPlan, 'pair' | 'ago'> {
  item: Item
  renterId: UserId
  startsAt: Date
  distId: number
}

interface UnderWay {
  rental: Rental
  renter: UserCtx
  owner: UserCtx
  orderSn: OrderSn
  /** Sets the clock to this many minutes after the order. */
  at: (minutes: number) => void
}

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * Seeds rentals in every state, and settled ones of several owners, through the real business functions. The renters'
 * money comes from the demo deals.
 */
export async function seedRentals({ db, log, vault, now, users, random }: RentalsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId, distId: number): UserCtx => actAs(services, userId, { distId })
  const renters = users.members.slice(24, 40)
  const shelf = await letAccounts(db)
  const takeFrom = (ownerId: UserId): Item | undefined => {
    const index = shelf.findIndex((item) => item.sellerId === ownerId)
    return index < 0 ? undefined : shelf.splice(index, 1)[0]
  }

  const store = (owner: UserCtx, item: Item, { minHours = 2, isStored = true } = {}) =>
    saveRentalOffer(owner, {
      goodsSn: item.sn,
      prices: pricesOf(item),
      minHours,
      rules: random.pick(OWN_RULES),
      ...(isStored && {
        account: `demo${item.sn.slice(-6)}`,
        password: `Pw${random.int(100_000, 999_999)}`,
        note: random.pick(LOGIN_NOTES),
      }),
    })

  const play = async (rental: Rental): Promise<void> => {
    const { item, renterId, startsAt, distId, end, unit, num, stored } = rental
    const [renter, owner] = [as(renterId, distId), as(item.sellerId, distId)]
    const at = (minutes: number) => {
      clock = new Date(Math.min(now.getTime(), startsAt.getTime() + minutes * MINUTE))
    }
    // listed before it was rented
    const listedAt = new Date(startsAt.getTime() - DAY)
    if (listedAt < item.createdAt) await db.update(goods).set({ createdAt: listedAt }).where(eq(goods.id, item.id))
    at(-30)
    if (stored) await store(owner, item)
    at(0)
    const price = pricesOf(item)[unit]
    const { orderSn } = await createRentalOrder(renter, { goodsSn: item.sn, unit, num, price })
    if (end === 'unpaid') return
    at(2)
    await payOrder(renter, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    if (end === 'waiting') return
    at(6)
    await goOn({ rental, renter, owner, orderSn, at })
  }

  /** Continues from the payment. */
  const goOn = async ({ rental, renter, owner, orderSn, at }: UnderWay): Promise<void> => {
    const { item, end, unit, num, stored } = rental
    if (end === 'ownerCancelled') return step(owner, orderSn, { action: 'refund', reason: '账号暂时不能用' })
    if (end === 'renterCancelled') return step(renter, orderSn, { action: 'refund', reason: '不想租了' })
    if (!stored)
      await step(owner, orderSn, {
        action: 'deliver',
        account: `demo${orderSn.slice(-6)}`,
        password: `Pw${orderSn.slice(-6)}`,
      })
    at(9)
    await loadCredentials(renter, { orderSn })
    if (end === 'renting') return
    if (end === 'mismatch' || end === 'misdescribed') {
      at(24)
      await step(renter, orderSn, {
        action: 'mismatch',
        note: '少了两个限定皮肤，和资料写的不一样。',
        pictures: await orderEvidence(renter, orderSn),
      })
      at(50)
      if (end === 'misdescribed') await step(owner, orderSn, { action: 'accept' })
      return
    }
    const back = 9 + termOf(unit).hours * num * 60 - random.int(3, 20)
    at(back)
    await step(renter, orderSn, { action: 'giveBack' })
    if (end === 'check') return
    at(back + random.int(10, 90))
    if (end === 'claimed') {
      const amount = fen((item.rentDepositFen ?? 0n) / 2n)
      const pictures = await orderEvidence(owner, orderSn)
      return step(owner, orderSn, { action: 'claim', amount, note: '背包里少了一组道具，见截图。', pictures })
    }
    await step(owner, orderSn, { action: 'settle' })
    if (random.chance(0.4))
      await step(renter, orderSn, { action: 'evaluate', stars: random.pick([4, 5, 5]), note: '号不错' })
  }

  const ownerAmong = (ids: readonly UserId[]): UserId =>
    random.pick(ids.filter((id) => shelf.some((item) => item.sellerId === id)))
  const pairs: Record<RentalPair, () => [renterId: UserId, ownerId: UserId]> = {
    demo: () => [users.buyer, users.seller],
    demoRenter: () => [users.buyer, ownerAmong(users.members.slice(0, 12))],
    demoOwner: () => [random.pick(renters), users.seller],
    others: () => [random.pick(renters), ownerAmong(users.members.slice(12, 24))],
  }
  const again = new Map<number, Item>()
  const rentals = RENTAL_PLANS.map(({ pair, ago, ...how }) => {
    const [renterId, ownerId] = pairs[pair]()
    const item = again.get(ownerId) ?? takeFrom(ownerId)
    if (!item) throw new Error('the demo catalogue is too small for the demo rentals')
    if (ENDED.includes(how.end)) again.set(ownerId, item)
    else again.delete(ownerId)
    return { ...how, item, renterId, startsAt: new Date(now.getTime() - ago * MINUTE), distId: 1 }
  })
  const leaders = users.members.flatMap((ownerId) => takeFrom(ownerId) ?? []).slice(0, TURNOVER.length)
  const settled = leaders.flatMap((item, i) => turnoverOf({ item, count: TURNOVER[i] ?? 0, renters, random, now }))
  const inTurn = [...settled, ...rentals].sort((a, b) => Number(a.startsAt) - Number(b.startsAt))
  for (const rental of inTurn) await play(rental)

  clock = new Date(now.getTime() - DAY)
  const owners = [users.seller, users.seller, users.seller, ...users.members.slice(0, 12)]
  const [parked, ...offered] = owners.flatMap((ownerId) => takeFrom(ownerId) ?? [])
  for (const [i, item] of offered.entries())
    await store(as(item.sellerId, 1), item, { minHours: random.pick([2, 2, 3, 4]), isStored: i % 3 !== 2 })
  if (parked) await updateOfferStatus(as(parked.sellerId, 1), { goodsSn: parked.sn, on: false })
}

type Step = Omit<StepInput, 'orderSn'>
const step = async (party: UserCtx, orderSn: OrderSn, input: Step): Promise<void> => {
  await stepOrder(party, { orderSn, ...input })
}

/** Available accounts for rent, most expensive first. */
const letAccounts = (db: Db): Promise<Item[]> =>
  db
    .select()
    .from(goods)
    .where(and(eq(goods.status, 1), eq(goods.reserved, 0), isNotNull(goods.rentHourFen)))
    .orderBy(desc(goods.rentHourFen), asc(goods.sn))

function pricesOf(item: Item) {
  const of = (price: Fen | null): Fen => price ?? fen(0)
  return {
    hour: of(item.rentHourFen),
    night: of(item.rentNightFen),
    day: of(item.rentDayFen),
    week: of(item.rentWeekFen),
    deposit: of(item.rentDepositFen),
  }
}

/** One account's settled rentals, spread over the past weeks. */
function turnoverOf({
  item,
  count,
  renters,
  random,
  now,
}: {
  item: Item
  count: number
  renters: readonly UserId[]
  random: Random
  now: Date
}): Rental[] {
  const gap = (TURNOVER_DAYS * DAY) / (count + 1)
  return Array.from({ length: count }, (_, i) => {
    const [unit, num] = random.pick(TERMS.filter((term) => termOf(term[0]).hours * term[1] * 3_600_000 < gap / 2))
    const startsAt = new Date(now.getTime() - (count - i) * gap - random.int(0, 200) * MINUTE)
    const distId = random.pick([1, 1, 1, 2, 3])
    return {
      item,
      renterId: random.pick(renters),
      startsAt,
      distId,
      end: 'settled' as RentalEnd,
      unit,
      num,
      stored: false,
    }
  })
}
