import { describe, expect, it } from 'vitest'
import { presentActions, presentTurn } from '@/lib/server/modules/trading/present-turn'
import type { Order, Party } from '@/lib/server/modules/trading/types'

const NOW = new Date('2026-11-21T06:00:00Z')
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

const viewOf = (order: Partial<Order>, viewer: Party = 'buyer') => ({
  order: {
    mode: 'account',
    goodsTypeId: 1,
    status: 1,
    subStatus: 'VERIFY',
    sn: 'D2611211234567890',
    goodsSn: 'ZHWZ1070931',
    depositFen: 0n,
    cancelReason: '',
    enteredAt: at(-600),
    dueAt: at(3000),
    frozenAt: null,
    dueLeftMs: null,
    terms: {},
    ...order,
  } as Order,
  viewer,
  evaluated: false,
  unread: 0,
  now: NOW,
})
const clockOf = (order: Partial<Order>) => presentTurn(viewOf(order)).clock
const linksOf = (order: Partial<Order>, viewer?: Party) =>
  presentActions(viewOf(order, viewer)).flatMap(({ form, label, href }) =>
    form === 'link' ? [`${label} ${href}`] : [],
  )

describe('the clock of an order', () => {
  it('counts seconds and the whole span', () => {
    expect(clockOf({})).toMatchObject({ dueIn: 3000, span: 3600, stopped: false, dueTime: '2026-11-21 14:50:00' })
  })

  it('counts on below zero when nothing has come of it', () => {
    expect(clockOf({ dueAt: at(-7) })).toMatchObject({ dueIn: -7, stopped: false })
  })

  it('stands where it stopped while the order is frozen, however long', () => {
    const frozen = { frozenAt: at(-300), dueAt: null, dueLeftMs: 371_000 }
    expect(clockOf(frozen)).toMatchObject({ dueIn: 371, stopped: true })
    expect(presentActions(viewOf(frozen))).toEqual([])
  })
})

describe('the same deal once more', () => {
  const RENT = '再租一次 /wares/ZHWZ1070931/timePurchase'
  const AGAIN = '重新下单 /wares/ZHWZ1070931/order'

  it('is offered to the buyer of a cancelled order, and of what there is more of', () => {
    expect(linksOf({ status: 7, subStatus: 'TIMEOUT' })).toEqual([AGAIN])
    expect(linksOf({ status: 3, subStatus: 'HOLD' })).toEqual([])
    expect(linksOf({ mode: 'props', goodsTypeId: 27, status: 3, subStatus: 'HOLD' })).toEqual([
      '再买一件 /wares/ZHWZ1070931/order',
    ])
    expect(linksOf({ mode: 'rental', status: 3, subStatus: 'RELEASED' })).toEqual([RENT])
  })

  it('is offered neither to the seller nor before the order is over', () => {
    expect(linksOf({ status: 7, subStatus: 'TIMEOUT' }, 'seller')).toEqual([])
    expect(linksOf({})).toEqual([])
  })
})
