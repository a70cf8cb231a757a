import { describe, expect, it } from 'vitest'
import { DEFAULT_RULES } from '@/lib/server/modules/core/tenancy/rules-default'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { placeName } from '@/lib/server/modules/orders/trading/present'
import { presentProcess, presentStages } from '@/lib/server/modules/orders/trading/present-process'
import { presentActions, presentTurn } from '@/lib/server/modules/orders/trading/present-turn'
import type { Order, Party } from '@/lib/server/modules/orders/trading/types'
import { fen } from '@/lib/shared/money/money'

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
    goodsFen: 17_890n,
    totalFen: 17_890n,
    discountFen: 0n,
    createdAt: at(-86_400),
    snapshot: { facts: {} },
    feeFen: 1073n,
    cancelReason: '',
    enteredAt: at(-600),
    dueAt: at(3000),
    frozenAt: null,
    disputeId: null,
    claimId: null,
    claimedFen: null,
    dueLeftMs: null,
    terms: {},
    ...order,
  } as Order,
  viewer,
  evaluated: false,
  unread: 0,
  rules: DEFAULT_RULES,
  now: NOW,
})
const clockOf = (order: Partial<Order>) => presentTurn(viewOf(order)).clock
const linksOf = (order: Partial<Order>, viewer?: Party) =>
  presentActions(viewOf(order, viewer)).flatMap(({ form, label, href }) =>
    form === 'link' ? [`${label} ${href}`] : [],
  )

it.each([
  ['account', '1 VERIFY', '卖家发货之前你可以申请退款，全额退回。', '账号已在别处售出'],
  ['props', '1 DELIVERING', '卖家发货之前你可以申请退款，全额退回。', '商品已在别处售出'],
] as const)('a paid order of %s shows until when its buyer can cancel for free', (mode, place, text, reason) => {
  const [status, subStatus] = place.split(' ')
  const paid = { mode, status: Number(status), subStatus } as Partial<Order>
  expect(presentTurn(viewOf(paid)).text).toContain(text)
  const [leave] = presentActions(viewOf(paid, 'seller')).filter(({ action }) => action === 'refund')
  expect(leave?.reasons[0]).toBe(reason)
})

it('the button that ends a paid order states its refund: to the buyer less the penalty, to the seller none', () => {
  const refundOf = (order: Partial<Order>, viewer: Party = 'buyer') =>
    presentActions(viewOf(order, viewer)).find(({ action }) => action === 'refund')?.refund
  const paid: Partial<Order> = { mode: 'account', status: 1, subStatus: 'VERIFY', totalFen: fen(120000n), payMode: '1' }
  expect(refundOf(paid)).toEqual({
    amount: '1200.00',
    target: '支付宝付款账户',
    arrival: '以支付宝的到账时间为准',
  })
  expect(refundOf(paid, 'seller')).toBeNull()
  const verified = { ...paid, subStatus: 'VERIFIED', payMode: 'balance', terms: { sale: { penalty: '6000' } } }
  expect(refundOf(verified as Partial<Order>)).toEqual({ amount: '1140.00', target: '余额', arrival: '立即到账' })
})

it('the refund promised next to the payment depends on verification only for an account that staff verify', () => {
  const refundOf = (order: Partial<Order>, staffSteps: 'optional' | 'required') => {
    const view = viewOf(order)
    return MODES[view.order.mode].words.promises(view.order, { ...DEFAULT_RULES, staffSteps })[1]?.[1]
  }
  const unpaid = { status: 0, subStatus: 'WAIT_PAY' } as const
  expect(refundOf(unpaid, 'required')).toBe('验号不符，全额退回')
  expect(refundOf(unpaid, 'optional')).toBe('未发货可全额退回')
  expect(refundOf({ terms: { sale: { staffed: true } } }, 'optional')).toBe('验号不符，全额退回')
  expect(refundOf({}, 'required')).toBe('未发货可全额退回')
  expect(refundOf({ mode: 'props', goodsTypeId: 2, ...unpaid }, 'required')).toBe('未发货可全额退回')
})

it('the buyer of a code is asked to redeem it, not to count goods in the game', () => {
  const place = { mode: 'code', goodsTypeId: 46, status: 2, subStatus: 'INSPECTION' } as const
  const confirm = presentActions(viewOf(place)).find(({ action }) => action === 'confirm')
  for (const text of [confirm?.text, presentTurn(viewOf(place)).text]) {
    expect(text).toContain('请先兑换，到账后再确认')
    expect(text).not.toContain('核对数量')
  }
})

it('the slip of an account says whether staff verify it and which free cover it has', () => {
  const rowsOf = (order: Partial<Order>, staffSteps: 'optional' | 'required') => {
    const { order: sold } = viewOf({ status: 0, subStatus: 'WAIT_PAY', ...order })
    return MODES[sold.mode].words.rows?.(sold, { ...DEFAULT_RULES, staffSteps }, NOW).filter(([, text]) => text)
  }
  expect(rowsOf({ ensureId: 0 }, 'required')).toEqual([
    ['验号', '客服验号后交付'],
    ['保障', '免费保障 7 天'],
  ])
  const snapshot = { facts: {}, checkedAt: '2026-11-20T04:00:00Z' } as Order['snapshot']
  const checked = ['验号', '11-20 12:00 上架时已验号，换绑前登录复核']
  expect(rowsOf({ ensureId: 1, snapshot }, 'required')).toEqual([checked])
  const terms = { sale: { staffed: true as const, check: { id: 1, at: '2026-11-20T04:00:00Z' } } }
  expect(rowsOf({ ensureId: 1, status: 1, subStatus: 'VERIFY', snapshot, terms }, 'required')).toEqual([checked])
  expect(rowsOf({ ensureId: 1 }, 'optional')).toEqual([['验号', '卖家直接交付，不经客服验号']])
  expect(rowsOf({ mode: 'props', goodsTypeId: 27, ensureId: 0 }, 'required')).toEqual([])
})

it('the payout is mentioned for the action that starts the hold, not for actions during it', () => {
  const textOf = (place: Partial<Order>, action: string) =>
    presentActions(viewOf(place)).find((one) => one.action === action)?.text
  expect(textOf({ status: 2, subStatus: 'INSPECTION' }, 'confirm')).toContain('放款给卖家')
  expect(textOf({ status: 3, subStatus: 'HOLD' }, 'evaluate')).not.toContain('放款')
})

it.each([
  ['code', '卡密在这里提交'],
  ['props', '按买家填写的角色或账号发货'],
  ['topUp', '按买家填写的角色或账号发货'],
] as const)('the seller of a paid order of %s sees what to deliver', (mode, text) => {
  const paid = { mode, status: 1, subStatus: 'DELIVERING' } as Partial<Order>
  expect(presentTurn(viewOf(paid, 'seller')).text).toContain(text)
})

describe('displayed order timers', () => {
  it('a timer shows the remaining seconds and the total span', () => {
    expect(clockOf({})).toMatchObject({ dueIn: 3000, span: 3600, stopped: false, dueTime: '2026-11-21 14:50:00' })
  })

  it('an overdue timer continues below zero', () => {
    expect(clockOf({ dueAt: at(-7) })).toMatchObject({ dueIn: -7, stopped: false })
  })

  it.each([
    ['seller', '放款 ¥168.17'],
    ['buyer', '放款给卖家'],
  ] as const)('the %s sees when held money is paid out, and only the seller how much', (viewer, outcome) => {
    const held = viewOf({ status: 3, subStatus: 'HOLD', goodsFen: 17890n, feeFen: 1073n } as Partial<Order>, viewer)
    expect(presentTurn(held).clock).toMatchObject({ outcome, dueTime: '2026-11-21 14:50:00' })
  })

  it('a frozen order shows a stopped timer', () => {
    const frozen = { frozenAt: at(-300), dueAt: null, dueLeftMs: 371_000 }
    expect(clockOf(frozen)).toMatchObject({ dueIn: 371, stopped: true })
    expect(presentActions(viewOf(frozen))).toEqual([])
  })
})

it('the confirm action shows when the money will be paid out and until when the cover lasts', () => {
  const confirm = presentActions(viewOf({ status: 2, subStatus: 'INSPECTION' })).find((one) => one.action === 'confirm')
  expect(confirm?.text).toContain('货款 ¥178.90 于 11-22 14:00 放款给卖家，免费保障 7 天到 2026-11-28。')
})

it('a buyer who has to confirm reads when the money is paid out, where the deposit of the seller is known', () => {
  const order = { status: 2, subStatus: 'INSPECTION' } as Partial<Order>
  const text = (more: object, viewer: Party = 'buyer') => presentTurn({ ...viewOf(order, viewer), ...more }).text
  expect(text({ backed: false })).toContain('现在确认收货，货款 ¥178.90 于 11-22 14:00 放款给卖家')
  expect(text({ backed: undefined })).not.toContain('现在确认收货')
  expect(text({ backed: false }, 'seller')).not.toContain('现在确认收货')
})

describe('closed orders', () => {
  const offered = (order: Partial<Order>, viewer: Party = 'buyer') =>
    presentActions(viewOf(order, viewer)).some(({ action }) => action === 'delete')

  it('a closed order can be deleted from the own list unless its money is held', () => {
    expect(offered({ status: 3, subStatus: 'RELEASED' })).toBe(true)
    expect(offered({ status: 7, subStatus: 'TIMEOUT' })).toBe(true)
    for (const viewer of ['buyer', 'seller'] as const)
      expect(offered({ status: 3, subStatus: 'HOLD' }, viewer)).toBe(false)
  })

  it.each([
    ['account', 7, 'TIMEOUT', '超时未付款', '超时未付款'],
    ['account', 7, 'CANCELLED', '买家取消', '买家已取消'],
    ['rental', 7, 'TIMEOUT', '超时未付款', '超时未付款'],
    ['rental', 7, 'CANCELLED', '租客取消', '租客已取消'],
    ['rental', 7, 'REFUNDED', '租客取消', '租客已取消'],
    ['rental', 8, 'REFUNDED', '已退款', '因号主原因取消'],
  ] as const)('an order of %s with status %i %s is shown as %s', (mode, status, subStatus, name, title) => {
    const view = viewOf({ mode, status, subStatus })
    expect([placeName(view.order), presentTurn(view).title]).toEqual([name, title])
  })
})

describe('end of a rental', () => {
  const endsAt = at(3600).toISOString()
  const endOf = (order: Partial<Order>, more: object = {}) => {
    const rental = { unit: 'hour', num: 2, minutes: 120, endsAt, ...more } as const
    const { rows = () => [] } = MODES.rental.words
    const shown = rows(viewOf({ mode: 'rental', status: 2, terms: { rental }, ...order }).order, DEFAULT_RULES, NOW)
    return shown.find(([label]) => label === '到期时间')?.[1]
  }

  it('a rental shows its end time while running, its remaining time while frozen, and nothing after a refund', () => {
    expect(endOf({ subStatus: 'RENTING' })).toBe('2026-11-21 15:00:00')
    expect(endOf({ subStatus: 'MISMATCH' }, { leftMs: 4_500_000 })).toBe('计时已暂停，还剩 1 小时 15 分钟')
    expect(endOf({ subStatus: 'RENTING', frozenAt: at(1800) })).toBe('计时已暂停，还剩 0 小时 30 分钟')
    expect(endOf({ status: 8, subStatus: 'REFUNDED' }, { leftMs: 4_500_000 })).toBe('')
    expect(endOf({ status: 3, subStatus: 'RELEASED' })).toBe('2026-11-21 15:00:00')
  })
})

describe('buying again', () => {
  const RENT = '再租一次 /wares/ZHWZ1070931/timePurchase'
  const DISPUTE = '申请售后 /center/buyers/buyComplaint?orderSn=D2611211234567890'
  const AGAIN = '重新下单 /wares/ZHWZ1070931/order'

  it('buying again is offered for a cancelled order, and for goods with further stock', () => {
    expect(linksOf({ status: 7, subStatus: 'TIMEOUT' })).toEqual([AGAIN])
    expect(linksOf({ status: 3, subStatus: 'HOLD' })).toEqual([
      DISPUTE,
      expect.stringMatching(/^转卖 .*resaleOf=D2611211234567890$/),
    ])
    expect(linksOf({ mode: 'props', goodsTypeId: 27, status: 3, subStatus: 'HOLD' })).toEqual([
      DISPUTE,
      '再买一件 /wares/ZHWZ1070931/order',
    ])
    expect(linksOf({ mode: 'rental', status: 3, subStatus: 'RELEASED' })).toEqual([RENT])
  })

  it('buying again is offered neither to the seller nor before the order is closed', () => {
    expect(linksOf({ status: 7, subStatus: 'TIMEOUT' }, 'seller')).toEqual([])
    expect(linksOf({})).toEqual([])
  })
})

it('an account that staff verify has the same four stages from the order form to the end', () => {
  const stagesOf = (order: Partial<Order>, staffSteps: 'optional' | 'required' = 'required') =>
    presentStages(viewOf(order).order, { ...DEFAULT_RULES, staffSteps }).map(
      ({ name, done }) => `${name}${done ? '✓' : ''}`,
    )
  const unpaid = { status: 0, subStatus: 'WAIT_PAY' } as const
  const led = { sale: { staffed: true as const } }
  expect(stagesOf(unpaid)).toEqual(['下单✓', '付款', '验号换绑', '确认收货'])
  expect(stagesOf({ subStatus: 'REBIND', terms: led })).toEqual(['下单✓', '付款✓', '验号换绑', '确认收货'])
  expect(stagesOf({ status: 3, subStatus: 'HOLD', terms: led })).toEqual(['下单✓', '付款✓', '验号换绑✓', '确认收货✓'])
  expect(stagesOf(unpaid, 'optional')).toEqual(['下单✓', '付款', '发货', '确认收货'])
  expect(stagesOf({ mode: 'rental', status: 2, subStatus: 'RENTING' })).toEqual(['下单✓', '付款✓', '租用✓', '归还'])
  expect(stagesOf({ status: 8, subStatus: 'CANCELLED' })).toEqual([])
})

it('the timeline addresses its reader as 你, except where another one of the kind is meant', () => {
  const { order } = viewOf({ mode: 'fastGold', status: 1, subStatus: 'DELIVERING' })
  const events = ['买家已付款，已派给比例最优的币商', '币商没有接单，改派其他币商', '币商已接单'].map((explain) => ({
    explain,
    orderStatus: 1,
    createdAt: new Date('2035-01-01'),
  }))
  const textsFor = (reader?: 'buyer' | 'seller') =>
    presentProcess(order, { events, rules: DEFAULT_RULES, reader }).flatMap((one) => (one.done ? [one.explain] : []))
  expect(textsFor('buyer')).toEqual(['你已付款，已派给比例最优的币商', '币商没有接单，改派其他币商', '币商已接单'])
  expect(textsFor('seller')).toEqual(['买家已付款，已派给比例最优的币商', '你没有接单，改派其他币商', '你已接单'])
  expect(textsFor()).toEqual(events.map(({ explain }) => explain))
})
