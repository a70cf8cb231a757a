import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import { fillIn, inForce, laterInForce } from '@/lib/server/modules/orders/trading/flow/rule-words'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { presentProcess } from '@/lib/server/modules/orders/trading/present-process'
import { presentActions, presentTurn } from '@/lib/server/modules/orders/trading/present-turn'
import type { Order, Party } from '@/lib/server/modules/orders/trading/types'

const rulesWith = (change: Partial<Rules>): Rules => ({ ...DEFAULT_RULES, ...change })

describe('rule values in texts', () => {
  it.each<[words: string, change: Partial<Rules>, expected: string]>([
    [`${inForce('startHours')}内交付`, { startHours: 10 / 60 }, '10 分钟内交付'],
    [`${inForce('startHours')}内交付`, { startHours: 1.5 }, '1.5 小时内交付'],
    [`${inForce('firstShotMinutes')}内上传`, { firstShotMinutes: 45 }, '45 分钟内上传'],
    [`${inForce('postedHours')}没有人接单`, { postedHours: 72 }, '3 天没有人接单'],
    [`赔你 ${inForce('noShowBp')}`, { noShowBp: 350 }, '赔你 3.5%'],
    [`${laterInForce('holdHours')}放款`, { holdHours: 24 }, '24 小时后放款'],
    [`${laterInForce('holdHours')}放款`, { holdHours: 0 }, '马上放款'],
    [`${laterInForce('graceMinutes')}开始`, { graceMinutes: 5 }, '5 分钟后开始'],
    [
      '{payoutFeeBp} 是规则，{holdHoursBp} 和 {什么} 不是',
      { payoutFeeBp: 100 },
      '1% 是规则，{holdHoursBp} 和 {什么} 不是',
    ],
  ])('the text %s with %o becomes: %s', (words, change, expected) => {
    expect(fillIn(words, rulesWith(change))).toBe(expected)
  })

  /** Returns every text of a value, except functions. */
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(textsOf)
        : []

  it.each(Object.values(MODES))('texts of $name refer to existing rules only', (mode) => {
    const rules = rulesWith(DEFAULTS_BY_MODE[mode.name] ?? {})
    const filled = textsOf(mode).map((text) => fillIn(text, rules))
    expect(filled.length).toBeGreaterThan(20)
    expect(filled.filter((text) => /[{}]/.test(text))).toEqual([])
  })

  // Values that no rule sets: reminders before the end of a rental, and how the hall treats owners of accounts that are
  // not as described.
  const FIXED = /前 15 分钟和 5 分钟各提醒一次|30 天内 3 次不符会暂停出租 48 小时/g
  const FOLDER = 'lib/server/modules/orders/trading/modes'

  it('order texts contain no hard-coded times', () => {
    const found = readdirSync(FOLDER).flatMap((name) =>
      readFileSync(`${FOLDER}/${name}`, 'utf8')
        .split('\n')
        .filter((line) => /\d ?(分钟|小时|天)/.test(line.replace(FIXED, '')))
        .map((line) => `${name}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})

const NOW = new Date('2026-11-21T06:00:00Z')
const COIN = { coinName: '哈夫币', amount: '2000000', ratio: '4000000', way: 1, receiver: {} }
const order = (change: Partial<Order>) =>
  ({
    sn: 'D2611211234567890',
    goodsSn: 'ZHWZ1070931',
    gameId: 107,
    goodsTypeId: 1,
    goodsNum: 1,
    terms: { coin: COIN },
    goodsFen: 10_000n,
    feeFen: 600n,
    totalFen: 10_000n,
    depositFen: 0n,
    cancelReason: '',
    snapshot: { facts: {} },
    frozenAt: null,
    disputeId: null,
    claimId: null,
    claimedFen: null,
    dueLeftMs: null,
    enteredAt: NOW,
    dueAt: new Date(NOW.getTime() + 600_000),
    ...change,
  }) as Order

it.each<[place: Partial<Order>, viewer: Party, change: Partial<Rules>, expected: string[]]>([
  [
    { mode: 'fastGold', status: 1, subStatus: 'ASSIGN' },
    'seller',
    { assignMinutes: 7, deliverMinutes: 25, leaveMinutes: 90, noShowBp: 300 },
    ['7 分钟内接单', '接单后 25 分钟内', '超过 90 分钟', '赔买家 3%'],
  ],
  [
    { mode: 'fastGold', status: 2, subStatus: 'INSPECTION' },
    'buyer',
    { holdHours: 0 },
    ['确认后，马上放款给币商', '买家确认，马上放款'],
  ],
  [{ mode: 'rental', status: 1, subStatus: 'DELIVERING' }, 'buyer', { startHours: 0.5 }, ['号主 30 分钟内不交付']],
  [{ mode: 'rental', status: 2, subStatus: 'CHECK' }, 'buyer', { checkHours: 0 }, ['押金马上自动退还']],
  [{ mode: 'rental', status: 2, subStatus: 'CHECK' }, 'buyer', { checkHours: 12 }, ['押金 12 小时后自动退还']],
  [
    { mode: 'goldRecycling', status: 1, subStatus: 'DELIVERING' },
    'seller',
    { startHours: 3 },
    ['3 小时内把币发到币商角色'],
  ],
  [{ mode: 'fastGold', status: 8, subStatus: 'REFUNDED' }, 'buyer', {}, ['货款已全额原路退回']],
  [
    { mode: 'recovery', status: 1, subStatus: 'DELIVERING' },
    'seller',
    { holdHours: 72 },
    ['换绑完成，付 70%', '3 天后付尾款 30%'],
  ],
])('an order at %o shows its %s the current rules', (place, viewer, change, expected) => {
  const at = order(place)
  const rules = rulesWith(change)
  const view = { order: at, viewer, rules, now: NOW, evaluated: false, unread: 0 }
  const words = JSON.stringify([presentTurn(view), presentActions(view), presentProcess(at, { events: [], rules })])
  for (const one of expected) expect(words).toContain(one)
  expect(words).not.toMatch(/\{\w+(Minutes|Hours|Bp)/)
})
