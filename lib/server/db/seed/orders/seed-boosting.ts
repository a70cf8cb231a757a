import type { Logger } from 'pino'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { usualDeposits } from '@/lib/shared/trade/service-terms'
import { createBooster } from '../../../modules/market/boosting/create-booster'
import { payBoosterDeposit } from '../../../modules/market/boosting/pay-booster-deposit'
import { loadBooster } from '../../../modules/market/boosting/queries-boosters'
import { savePackage } from '../../../modules/market/boosting/save-package'
import { loadCredentials } from '../../../modules/orders/trading/load-credentials'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { acceptWork } from '../../../modules/orders/trading/places/accept-work'
import { createWorkOrder, type WorkInput } from '../../../modules/orders/trading/places/create-work-order'
import type { UserCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { workEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import {
  DONE_TERMS,
  INTROS,
  PACKAGES,
  RATING_NOTES,
  RECORD_DAYS,
  RECORDS,
  WORK_PLANS,
  type WorkPlan,
  type WorkTerms,
} from './boost-plan'
import { actAs, demoServices } from './demo-services'
import { type StepInput, stepOrder } from './step-order'

interface BoostingInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}
interface UnderWay {
  plan: Omit<WorkPlan, 'pair' | 'ago'>
  customer: UserCtx
  booster: UserCtx
  orderSn: OrderSn
  /** Sets the clock to this many minutes after the order. */
  at: (minutes: number) => void
}
type Step = Omit<StepInput, 'orderSn'>

const MINUTE = 60_000
const DAY = 86_400_000
const HOUR_MINUTES = 60
/** Minutes before now when the first works started. */
const DONE_FIRST = 60 * 24 * RECORD_DAYS

/**
 * Seeds boosters with packages and records, and works in every state, through the real business functions. The demo
 * seller is one of the boosters, the demo buyer the customer; their money comes from the demo deals.
 */
export async function seedBoosting({ db, log, vault, now, users, random }: BoostingInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (minutes: number) => {
    clock = new Date(now.getTime() - Math.max(0, minutes) * MINUTE)
  }
  const workers = [users.seller, ...users.members.slice(24, 24 + RECORDS.length - 1)]
  const customers = users.members.slice(30, 40)

  ago(DONE_FIRST + 60 * 24)
  for (const [i, userId] of workers.entries()) {
    const games = [...new Set((PACKAGES[i] ?? []).map(({ gameId }) => gameId))]
    await createBooster(as(userId), { intro: INTROS[i] ?? '', gameIds: games })
    await payBoosterDeposit(as(userId), { payPassword: DEMO_PAY_PASSWORD })
    for (const terms of PACKAGES[i] ?? []) await savePackage(as(userId), { ...offerOf(terms), on: true })
  }
  await savePackage(as(users.seller), {
    ...offerOf({ ...(DONE_TERMS[1] as WorkTerms), to: '白银打到黄金' }),
    on: false,
  })
  // applied, and has not paid the deposit yet
  await createBooster(as(users.members[40] as UserId), { intro: '', gameIds: [107] })

  const place = async (customerId: UserId, terms: WorkTerms, packageId?: number): Promise<OrderSn> => {
    const { orderSn } = await createWorkOrder(as(customerId), { ...inputOf(terms), packageId })
    return orderSn
  }
  const play = async ({ ago: start, pair, ...plan }: WorkPlan, [customerId, boosterId]: [UserId, UserId]) => {
    const [customer, booster] = [as(customerId), as(boosterId)]
    const at = (minutes: number) => ago(start - minutes)
    at(0)
    const packageId = plan.end === 'assigned' ? await packageOf(booster, plan) : undefined
    const orderSn = await place(customerId, plan, packageId)
    if (plan.end === 'unpaid') return
    at(2)
    await payOrder(customer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    if (plan.end === 'posted' || plan.end === 'assigned') return
    at(9)
    if (plan.end === 'recalled') return step(customer, orderSn, { action: 'refund', reason: '不需要了' })
    await acceptWork(booster, { orderSn })
    await work({ plan, customer, booster, orderSn, at })
  }

  const others = () => random.pick(customers)
  const pairs: Record<WorkPlan['pair'], () => [customerId: UserId, boosterId: UserId]> = {
    demo: () => [users.buyer, users.seller],
    demoCustomer: () => [users.buyer, workers[1] as UserId],
    demoBooster: () => [others(), users.seller],
    others: () => [others(), random.pick(workers.slice(1, 4))],
  }
  for (const { customerId, boosterId, plan } of recordsOf(workers, others, random))
    await play(plan, [customerId, boosterId])
  for (const plan of WORK_PLANS) await play(plan, pairs[plan.pair]())

  /** Continues from acceptance. */
  async function work({ plan, customer, booster, orderSn, at }: UnderWay): Promise<void> {
    const { end, kind, hours, num = 1, progress = 50 } = plan
    const isConvoy = kind === 'convoy'
    if (end === 'taken') return
    if (end === 'left') {
      at(9 + 34)
      return step(customer, orderSn, { action: 'refund' })
    }
    if (!isConvoy) await loadCredentials(booster, { orderSn })
    const isLate = progress > 100
    const span = hours * HOUR_MINUTES * (isLate ? 1.2 : 0.7)
    const shots = isConvoy || end === 'released' ? 1 : 3
    for (let shot = 1; shot <= shots; shot++) {
      at(9 + (shot === 1 ? 18 : (span * shot) / (shots + 1)))
      const reached = Math.round((Math.min(100, progress) * shot) / shots)
      await step(booster, orderSn, {
        action: 'shot',
        note: isConvoy
          ? '已开局，队伍语音已进。'
          : `${shot === shots ? '今天' : '上半场'}打完 ${shot * 4} 场，段位见截图。`,
        pictures: await workEvidence(booster, { orderSn, rank: rankAt(plan, reached), done: `${reached}%` }),
        progress: isConvoy ? undefined : reached,
      })
    }
    if (isConvoy)
      for (let match = 0; match < Math.min(progress, num); match++) {
        at(9 + 30 + match * 25)
        await step(booster, orderSn, {
          action: 'submit',
          note: `第 ${match + 1} 局结算截图。`,
          pictures: await workEvidence(booster, { orderSn, rank: plan.to, done: `${match + 1} / ${num} 局` }),
        })
        at(9 + 36 + match * 25)
        await step(customer, orderSn, { action: 'confirm' })
      }
    at(9 + span)
    if (end === 'working') return
    await ending[end]?.({ plan, customer, booster, orderSn, at }, 9 + span)
    if (end !== 'released') return
    if (!isConvoy) {
      await submit({ booster, orderSn, plan })
      at(9 + span + 60)
      await step(customer, orderSn, { action: 'confirm' })
    }
    if (random.chance(0.7))
      await step(customer, orderSn, {
        action: 'evaluate',
        stars: random.pick([3, 4, 5, 5, 5]),
        note: random.pick(RATING_NOTES),
      })
  }
}

const step = async (party: UserCtx, orderSn: OrderSn, input: Step): Promise<void> => {
  await stepOrder(party, { orderSn, ...input })
}
const submit = async ({ booster, orderSn, plan }: Pick<UnderWay, 'booster' | 'orderSn' | 'plan'>) => {
  const pictures = await workEvidence(booster, { orderSn, rank: plan.to, done: '100%' })
  await step(booster, orderSn, { action: 'submit', note: '已达到约定的目标，见截图。', pictures })
}
/** Rank in the game after this percentage of the work; the task if the work is not about ranks. */
const rankAt = ({ from, to }: WorkTerms, percent: number): string => (from && percent < 100 ? from : to)

/** What happens after the last picture; `minutes` after the order. */
const ending: Partial<Record<WorkPlan['end'], (work: UnderWay, minutes: number) => Promise<void>>> = {
  locked: ({ customer, orderSn }) => step(customer, orderSn, { action: 'lock' }),
  proposed: ({ booster, orderSn, plan }) =>
    step(booster, orderSn, { action: 'propose', pay: share(plan, 50), forfeit: fen(0), reason: '手伤，今晚不能继续' }),
  asked: ({ customer, orderSn, plan }) =>
    step(customer, orderSn, { action: 'propose', pay: share(plan, 30), forfeit: fen(1000), reason: '不想练了' }),
  agreed: async ({ customer, booster, orderSn, plan, at }, minutes) => {
    await step(booster, orderSn, { action: 'propose', pay: share(plan, 40), forfeit: fen(0), reason: '网络坏了' })
    at(minutes + 25)
    await step(customer, orderSn, { action: 'agree' })
  },
  inspection: submit,
  redone: async (work, minutes) => {
    const { customer, orderSn, plan, at } = work
    await submit(work)
    at(minutes + 40)
    const pictures = await workEvidence(customer, { orderSn, rank: rankAt(plan, 90), done: '90%' })
    await step(customer, orderSn, { action: 'redo', note: '还差两颗星，见截图。', pictures })
  },
  contested: async (work, minutes) => {
    const { customer, orderSn, plan, at } = work
    await submit(work)
    at(minutes + 90)
    const pictures = await workEvidence(customer, { orderSn, rank: rankAt(plan, 90), done: '90%' })
    await step(customer, orderSn, { action: 'contest', note: '任务线最后一步没有完成，见截图。', pictures })
  },
}

const share = ({ yuan }: WorkTerms, percent: number) => fen(yuan * percent)

/** The terms as submitted by a customer's form, with the usual deposits. */
function inputOf({ kind, gameId, from, to, yuan, hours, num = 1, level = 1, note = '' }: WorkTerms): WorkInput {
  const price = fen(yuan * 100)
  const deposits = usualDeposits(fen(price * BigInt(num)))
  const login = kind === 'boosting' ? { account: `demo${gameId}${hours}`, password: `Pw${yuan}${hours}77` } : {}
  return { kind, gid: gameId, from, to, price, num, hours, ...deposits, level, areaName: '', note, ...login }
}

const offerOf = ({ kind, gameId, to, yuan, hours }: WorkTerms) => {
  const price = fen(yuan * 100)
  return { kind, gid: gameId, title: to, price, hours, ...usualDeposits(price) }
}

/** The booster's package whose price matches the plan. */
async function packageOf(booster: UserCtx, { yuan }: WorkTerms): Promise<number> {
  const { packages } = await loadBooster(booster)
  const found = packages.find(({ price, isShown }) => isShown && price === yuan.toFixed(2))
  if (!found) throw new Error(`no package of ${yuan} yuan`)
  return found.packageId
}

/** Finished works from which the boosters' statistics are computed, oldest first. */
function recordsOf(workers: readonly UserId[], customer: () => UserId, random: Random) {
  const all = workers.flatMap((boosterId, i) => {
    const [done, late] = RECORDS[i] ?? [0, 0]
    return Array.from({ length: done }, (_, n) => ({ boosterId, isLate: n < late }))
  })
  return all
    .map(({ boosterId, isLate }) => {
      const terms = DONE_TERMS[isLate ? 0 : random.int(0, DONE_TERMS.length - 1)] as WorkTerms
      const startsAgo = random.int(13, RECORD_DAYS) * (DAY / MINUTE) - random.int(0, 900)
      const progress = terms.kind === 'convoy' ? terms.num : isLate ? 101 : 100
      return {
        boosterId,
        customerId: customer(),
        plan: { ...terms, end: 'released', pair: 'others', ago: startsAgo, progress } as WorkPlan,
      }
    })
    .sort((a, b) => b.plan.ago - a.plan.ago)
}
