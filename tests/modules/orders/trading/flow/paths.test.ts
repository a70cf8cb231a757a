import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { loadRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import type { Action, Step } from '@/lib/server/modules/orders/trading/flow/mode'
import { takeStep } from '@/lib/server/modules/orders/trading/flow/take-step'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { placeOf } from '@/lib/server/modules/orders/trading/rules'
import type { Actor, Order, Place } from '@/lib/server/modules/orders/trading/types'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { Gold, offer, openShop } from '../../../../support/fixtures/coin'
import { giveCoupon } from '../../../../support/fixtures/coupons'
import { Deal } from '../../../../support/fixtures/deal'
import { insertPassed } from '../../../../support/fixtures/goods-check'
import { Guarantee } from '../../../../support/fixtures/guarantee'
import { Recovery, sellLike } from '../../../../support/fixtures/recovery'
import { Rental } from '../../../../support/fixtures/rental'
import { STEP_INPUT } from '../../../../support/fixtures/step-input'
import { becomeBooster, Work } from '../../../../support/fixtures/work'
import { faultsOf } from '../../../../support/ledger'
import { AT_ONCE, covering, isChecked, isEnd, isOpen, isSignable, waysOf } from '../../../../support/order-paths'
import { type Person, World } from '../../../../support/world'

describe.each(Object.values(MODES).map((mode) => [mode.name, mode] as const))(
  'every path of an order of mode %s',
  (name, mode) => {
    const world = new World()
    let staffId: UserId
    beforeAll(async () => {
      await world.open()
      staffId = (await world.person({ staff: 'service' })).userId
    })
    afterAll(() => world.close())

    const isCounted = ['props', 'currency', 'topUp'].includes(name)
    /** Orders that sell to the platform or a merchant are paid when placed. */
    const isPaidAtOnce = name === 'recovery' || name === 'goldRecycling'
    /** In off-site deals staff are requested in every order. */
    const isReal = (way: readonly Step[]) => name !== 'intermediary' || way[1]?.action === 'queue'
    const isWork = name === 'boosting' || name === 'convoy'
    let work: Work | undefined
    let packageId: string | undefined
    let placed = 0
    /** Whoever left a work does not take it again. */
    let substitute: Person | undefined
    const workerOf = ({ terms }: Order): UserId | null =>
      (terms.boost?.leftBy?.length ? substitute : work?.people.booster)?.userId ?? null
    /** One offer receives the order; there are as many others at the same price as the order is reassigned. */
    const placeGold = async (way: readonly Step[]): Promise<string> => {
      if (name === 'goldRecycling')
        return (await (await Gold.open(world, { kind: 'recycle', budget: '20.00' })).recycle()).orderSn
      // Cheaper from path to path, so that earlier offers are too expensive.
      const terms = { stock: '400000', ratio: `${20_000 + placed++}.00` }
      const gold = await Gold.open(world, terms)
      const passed = way.filter((step) => step.from === '1 ASSIGN' && step.to === '1 ASSIGN').length
      const isTaken = way.some((step) => step.action === 'accept')
      for (let n = isTaken ? 0 : 1; n < passed; n++) await offer((await openShop(world)).visitor, terms)
      return (await gold.place({ offerSn: gold.offerSn })).orderSn
    }
    /** `atOnce`: the system performs an action automatically somewhere on the path. */
    const place = async (stored: boolean, way: readonly Step[]): Promise<string> => {
      if (isWork) {
        // Another pair of people after so many orders: a person may place only few a minute.
        if (placed++ % 40 === 0) {
          work = await Work.open(world, { kind: name, balance: '100000.00' })
          packageId = undefined
          substitute = await world.person({ balance: '100000.00' })
          await becomeBooster(await world.logIn(substitute))
        }
        if (!work) throw new Error('nobody works')
        const isPackage = way[1]?.action === 'assign'
        const isWhole = way.some((step) => step.action === 'release')
        if (isPackage) packageId ??= await work.offer()
        const input = { ...work.terms(), packageId: isPackage ? packageId : undefined, num: isWhole ? '1' : '3' }
        return (await work.customer.do('POST /booster/place', input)).orderSn
      }
      if (name === 'recovery') {
        if (placed++ === 0) await sellLike(world, '1000.00')
        const recovery = await Recovery.open(world)
        const isBatch = way.some(({ button }) => button?.form === 'note')
        await recovery.begin(isBatch ? '7000.00' : '700.01', isBatch ? { count: '10' } : {})
        return recovery.orderSn
      }
      if (name === 'intermediary') {
        const pair = await Guarantee.open(world)
        await pair.invite('seller')
        await pair.answer(pair.buyer)
        return pair.orderSn
      }
      if (name === 'fastGold' || name === 'goldRecycling') return placeGold(way)
      if (name === 'rental') {
        const { orderSn } = await (await Rental.open(world, { stored })).place()
        if (way.some(({ to }) => to === '3 KEPT'))
          await world.services.db
            .update(orders)
            .set({ terms: sql`jsonb_set(${orders.terms}, '{rental,ban,lateDays}', '10')` })
            .where(eq(orders.sn, orderSn as OrderSn))
        return orderSn
      }
      const goodsTypeId = GOODS_TYPES.find((type) => type.mode === name)?.id as number
      // Whoever cancels after the verification pays a penalty.
      const seller = await world.person({ balance: '50.00' })
      // Of several units one is delivered, and the others are refunded.
      const [goodsNum, balance] = isCounted ? ['2', '200.00'] : ['1', '100.00']
      const deal = await Deal.open(world, { goodsTypeId, seller, balance, stock: Number(goodsNum) })
      const { sn: goodsSn } = deal.goods
      if (stored && name === 'code')
        await deal.seller.do('POST /goods/addCodes', { goodsSn, codes: `code of ${goodsSn}` })
      if (way.some(({ action }) => action === 'relogin'))
        await insertPassed(world, { seller, goodsSn: goodsSn as GoodsSn })
      const coupon = await giveCoupon(world, deal.people.buyer, { amount: '2.00', min: '50.00' })
      return (await deal.place({ goodsNum, couponId: String(coupon) })).orderSn
    }

    /** `to`: the state reached when the system continues automatically. */
    const take = async (orderSn: string, step: Step, { to, staff }: { to: Place; staff: Partial<Rules> }) => {
      const ctx = systemCtx(world.services, world.dist())
      const rulesOf = await loadRuleBook(ctx)
      await inTx(ctx, async (tx, effects) => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(eq(orders.sn, orderSn as OrderSn))
          .for('update')
        if (!order) throw new Error(`no order ${orderSn}`)
        expect(placeOf(order)).toBe(step.from)
        const isLeft = order.frozenAt !== null && step.by.includes('service')
        const actor = isLeft ? 'service' : (step.by[0] as Actor)
        const seller = order.sellerId ?? workerOf(order)
        const userId = { buyer: order.buyerId, seller, service: staffId, system: null }[actor]
        // Late enough for actions that become available only after a while.
        const at = new Date(
          world.now().getTime() +
            (step.when && step.action !== 'mismatch' ? (step.action === 'timeout' ? 4 * 60 : 61) * 60_000 : 0),
        )
        const { agreement } = order.terms.sale ?? {}
        const hasClaim = step.action !== 'rule' || order.terms.rental?.claimed !== undefined
        // Staff have seen the submitted password: a different one is delivered.
        const delivery = { account: 'a@b', password: step.action === 'submit' ? 'before' : 'p', note: 'n' }
        const input = {
          ...STEP_INPUT,
          delivery,
          ...(!hasClaim && { amount: undefined }),
          ...(isCounted && { quantity: 1 }),
          ...(agreement && {
            signature: { hash: agreement.hash, codeId: 1, face: 'none' as const, ip: '', userAgent: '' },
          }),
        }
        const rules = { ...rulesOf(order), ...staff }
        const deal = { tx, effects, vault: ctx.vault, order, rules, at, actor, userId, input }
        const moved = await takeStep(deal, step.action)
        expect(placeOf(moved.order)).toBe(to)
      })
    }

    const held = async (orderSn: string): Promise<unknown[]> => {
      const { rows } = await world.services.db.execute(sql`
      select a.kind, a.balance_fen::text as left from accounts a join orders o on o.id = a.owner_id
      where a.kind in ('escrow', 'deposit', 'bond') and o.sn = ${orderSn} and a.balance_fen <> 0`)
      return rows
    }

    /** Everything that belongs to members, held money included, in fen. */
    const memberMoney = async (): Promise<bigint> => {
      const { rows } = await world.services.db.execute<{ sum: string }>(sql`
      select coalesce(sum(balance_fen), 0)::text as sum from accounts
      where kind not in ('platform', 'dist', 'marketing', 'cover', 'clearing')`)
      return BigInt(rows[0]?.sum ?? '0')
    }

    it('every order path leaves escrow and deposit empty to the fen, and never more money with members', async () => {
      await world.placeAtWill()
      const ways = covering(
        waysOf(mode).filter(
          (way) => isOpen(way, name === 'recovery') && isReal(way) && isSignable(way) && isChecked(way),
        ),
      )
      expect(ways.length).toBeGreaterThan(3)
      const walked = new Set<Step>()
      for (const way of ways) {
        const isAtOnce = (step: Step | undefined, before: Step | undefined): boolean =>
          before?.next !== undefined && AT_ONCE.includes(step?.action ?? 'pay') && step?.by.includes('system') === true
        const orderSn = await place(isAtOnce(way[1], way[0]), way)
        const has = (action: Action) => way.some((step) => step.action === action)
        const before = await memberMoney()
        const staff = {
          staffSteps: has('queue') ? 'required' : 'optional',
          mostPerStaff: has('assign') ? 1e6 : 0,
          agreementFromFen: way.some(({ to }) => to === '1 SIGN') ? 1 : 0,
        } as const
        for (const [i, step] of way.entries()) {
          if (isAtOnce(step, way[i - 1]) || (isPaidAtOnce && i === 0)) continue
          let last = i
          while (isAtOnce(way[last + 1], way[last])) last++
          await take(orderSn, step, { to: (way[last] as Step).to, staff })
        }
        for (const step of way) walked.add(step)
        const steps = way.map((step) => step.action).join(' ')
        expect(await held(orderSn), steps).toEqual([])
        // the platform buys in recovery orders
        if (name !== 'recovery') expect((await memberMoney()) <= before, steps).toBe(true)
      }
      expect(await faultsOf(world)).toEqual([])
      const all = mode.steps.filter(
        (step) => !step.from.startsWith('0 ') && !isEnd(step.from) && step.action !== 'evaluate',
      )
      expect(all.filter((step) => !walked.has(step)).map((step) => `${step.from} ${step.action}`)).toEqual([])
    }, 300_000)
  },
)
