import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/trading'
import { loadRuleBook } from '@/lib/server/modules/tenancy/load-rule-book'
import type { Given, Mode, Step } from '@/lib/server/modules/trading/flow/mode'
import { takeStep } from '@/lib/server/modules/trading/flow/take-step'
import { MODES } from '@/lib/server/modules/trading/modes/table'
import { placeOf } from '@/lib/server/modules/trading/rules'
import type { Place } from '@/lib/server/modules/trading/types'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { GOODS_TYPES } from '@/lib/shared/goods-types'
import type { OrderSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money'
import { Deal } from '../../support/deal'
import { faultsOf } from '../../support/ledger'
import { Rental } from '../../support/rental'
import { World } from '../../support/world'

const isEnd = (place: Place): boolean => place === '3 RELEASED' || /^[78]/.test(place)

/**
 * Every way from paid to an end that takes no step twice. Steps that stay where they are come first at a place, each once
 * or not at all, in the graph's order; a step that freezes leaves the rest to staff.
 */
function waysOf(mode: Mode): Step[][] {
  const ways: Step[][] = []
  const walk = (place: Place, taken: readonly Step[], isFrozen: boolean) => {
    if (isEnd(place)) {
      ways.push([...taken])
      return
    }
    const open = mode.steps.filter(
      (step) => step.from === place && !taken.includes(step) && (!isFrozen || step.by.includes('service')),
    )
    const stays = open.filter((step) => step.to === place && step.action !== 'evaluate')
    for (const step of open) {
      if (step.to !== place) walk(step.to, [...taken, step], false)
      else if (stays.includes(step) && !hasLater(mode, taken, step))
        walk(place, [...taken, step], step.freezes === true)
    }
  }
  const paid = mode.steps.find((step) => step.from === '0 WAIT_PAY' && step.action === 'pay') as Step
  walk(paid.to, [paid], false)
  return ways
}

/** Of steps that stay, none is taken after one that stands behind it in the graph. */
const hasLater = (mode: Mode, taken: readonly Step[], step: Step): boolean =>
  taken.some(
    (one) => one.from === one.to && one.from === step.from && mode.steps.indexOf(one) > mode.steps.indexOf(step),
  )

const GIVEN: Given = {
  delivery: { account: 'a@b', password: 'p', note: 'n' },
  note: '说明',
  pictures: ['evidence/aa/one.webp'],
  amount: fen(700),
  renewal: { num: 1, unit: fen(500), rent: fen(500), minutes: 60 },
}

describe.each(Object.values(MODES).map((mode) => [mode.name, mode] as const))(
  'whichever way an order of %s goes',
  (name, mode) => {
    const world = new World()
    beforeAll(() => world.open())
    afterAll(() => world.close())

    const place = async (stored: boolean): Promise<string> => {
      if (name === 'rental') return (await (await Rental.open(world, { stored })).place()).orderSn
      const goodsTypeId = GOODS_TYPES.find((type) => type.mode === name)?.id as number
      const deal = await Deal.open(world, { goodsTypeId, balance: '100.00' })
      const { sn: goodsSn } = deal.goods
      if (stored) await deal.seller.do('POST /goods/addCodes', { goodsSn, codes: `code of ${goodsSn}` })
      return (await deal.place()).orderSn
    }

    /** `to`: where it comes to stand when the system goes on at once. */
    const take = async (orderSn: string, step: Step, to = step.to) => {
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
        const actor = step.by[0] as (typeof step.by)[number]
        const userId = actor === 'buyer' ? order.buyerId : actor === 'seller' ? order.sellerId : null
        const at = world.now()
        const hasClaim = step.action !== 'rule' || order.terms.rental?.claimed !== undefined
        const given = hasClaim ? GIVEN : { ...GIVEN, amount: undefined }
        const deal = { tx, effects, vault: ctx.vault, order, rules: rulesOf(order), at, actor, userId, given }
        const moved = await takeStep(deal, step.action)
        expect(placeOf(moved.order)).toBe(to)
      })
    }

    const held = async (orderSn: string): Promise<unknown[]> => {
      const { rows } = await world.services.db.execute(sql`
      select a.kind, a.balance_fen::text as left from accounts a join orders o on o.id = a.owner_id
      where a.kind in ('escrow', 'deposit') and o.sn = ${orderSn} and a.balance_fen <> 0`)
      return rows
    }

    it('its escrow and its deposit are empty to the fen at the end', async () => {
      const ways = waysOf(mode)
      expect(ways.length).toBeGreaterThan(3)
      const walked = new Set<Step>()
      for (const way of ways) {
        const [paid, next, ...rest] = way as [Step, Step, ...Step[]]
        const isAtOnce = paid.next !== undefined && next.by.includes('system') && next.action === 'deliver'
        const orderSn = await place(isAtOnce)
        await take(orderSn, paid, isAtOnce ? next.to : paid.to)
        if (!isAtOnce) await take(orderSn, next)
        for (const step of rest) await take(orderSn, step)
        for (const step of way) walked.add(step)
        expect(await held(orderSn), way.map((step) => step.action).join(' ')).toEqual([])
      }
      expect(await faultsOf(world)).toEqual([])
      const all = mode.steps.filter(
        (step) => step.from !== '0 WAIT_PAY' && !isEnd(step.from) && step.action !== 'evaluate',
      )
      expect(all.filter((step) => !walked.has(step)).map((step) => `${step.from} ${step.action}`)).toEqual([])
    }, 300_000)
  },
)
