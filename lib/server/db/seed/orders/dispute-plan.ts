import type { DisputeAction, DisputeKind, DisputeWant } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'

/** Events in a dispute, in hours after it was opened. */
type Event =
  | { after: number; by: Party; act: Exclude<DisputeAction, 'accept'>; note?: string; back?: number }
  | { after: number; by: Party; act: 'accept' }
  | { after: number; by: 'service'; rule: string; facts: string; back: number; fault?: Party }
  | { after: number; by: 'clock' }

export interface DisputePlan {
  /** Hours before now when it was opened. */
  ago: number
  /** The demo buyer and seller, or one of them with another user. */
  with: 'both' | 'buyer' | 'seller'
  /** At least about 2,000.00: the ruling waits for a second member. */
  isLarge?: true
  /** Opened while the money of the completed order is still held. */
  isHeld?: true
  by: Party
  kind: DisputeKind
  want: DisputeWant
  /** Percentage of the price that is demanded or refunded. */
  part?: number
  says: string
  events: readonly Event[]
}

const CONTESTED = {
  after: 6,
  by: 'seller',
  act: 'contest',
  note: '发布时描述里写明了数量和到期日，愿意退一部分差价。',
} as const
const LESS = '商品写 6 件，背包里只有 4 件，另外 2 件是限时体验，昨天已经过期。'
const FACTS = '发布快照没有标明其中两件的到期日，交付截图显示已到期；其余与描述一致。'

export const DISPUTE_PLANS: readonly DisputePlan[] = [
  {
    ago: 400,
    with: 'buyer',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: LESS,
    events: [
      CONTESTED,
      { after: 20, by: 'buyer', act: 'escalate' },
      { after: 40, by: 'service', rule: '描述规则 2.4', facts: FACTS, back: 38 },
      { after: 113, by: 'clock' },
    ],
  },
  {
    ago: 330,
    with: 'both',
    by: 'buyer',
    kind: 'missing',
    want: 'full',
    says: '只收到 1 件，游戏邮箱和背包都没有其余的。',
    events: [{ after: 12.1, by: 'clock' }],
  },
  {
    ago: 300,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'part',
    part: 25,
    says: LESS,
    events: [{ after: 3, by: 'seller', act: 'agree' }],
  },
  {
    ago: 260,
    with: 'seller',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: LESS,
    events: [
      CONTESTED,
      { after: 9, by: 'seller', act: 'propose', back: 20, note: '按过期的两件折算' },
      { after: 15, by: 'buyer', act: 'propose', back: 42 },
      { after: 18, by: 'seller', act: 'propose', back: 35, note: '各让一步' },
      { after: 20, by: 'buyer', act: 'accept' },
    ],
  },
  {
    ago: 230,
    with: 'both',
    by: 'buyer',
    kind: 'other',
    want: 'redo',
    says: '交付到了另一个角色，请重新交付到订单里的角色。',
    events: [{ after: 5, by: 'buyer', act: 'withdraw' }],
  },
  {
    ago: 210,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: '颜色和截图不一样，要求全额退款。',
    events: [
      { ...CONTESTED, note: '颜色是游戏光影造成的，道具名称和数量都一致。' },
      { after: 10, by: 'buyer', act: 'escalate' },
      {
        after: 30,
        by: 'service',
        rule: '争议处理规则 3.4',
        facts: '交付截图与发布快照的道具名称、数量一致，颜色差异来自画面设置。',
        back: 0,
      },
      { after: 50, by: 'buyer', act: 'appeal', note: '我提供的录屏里可以看到品质也不一样。' },
      {
        after: 80,
        by: 'service',
        rule: '争议处理规则 3.4',
        facts: '复核录屏，品质与发布快照一致，维持原处理结果。',
        back: 0,
      },
    ],
  },
  {
    ago: 90,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: LESS,
    events: [
      CONTESTED,
      { after: 14, by: 'seller', act: 'propose', back: 20 },
      { after: 20, by: 'buyer', act: 'escalate' },
      { after: 60, by: 'service', rule: '描述规则 2.4', facts: FACTS, back: 38 },
    ],
  },
  {
    ago: 70,
    with: 'both',
    by: 'buyer',
    kind: 'banned',
    want: 'full',
    says: '收货第二天道具被系统回收，游戏里有通知邮件。',
    events: [
      { ...CONTESTED, note: '道具来源正常，回收是买家把它再次交易造成的。' },
      { after: 12, by: 'buyer', act: 'escalate' },
      {
        after: 30,
        by: 'service',
        rule: '账号规则 4.5',
        facts: '回收通知的时间在再次交易之后，不能认定是卖家的原因。',
        back: 0,
      },
      { after: 34, by: 'buyer', act: 'appeal', note: '再次交易没有成功，回收通知里写明是来源异常。' },
    ],
  },
  {
    // about an account
    ago: 44,
    with: 'buyer',
    isLarge: true,
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: '描述里最贵的两件武器是限时体验，昨天已经过期，登录后截了图。',
    events: [
      { ...CONTESTED, note: '描述里写明了哪两件是限时的，愿意退一部分差价。' },
      { after: 10, by: 'buyer', act: 'escalate' },
      {
        after: 40,
        by: 'service',
        rule: '争议处理规则 3.1',
        back: 40,
        facts: '发布快照没有标明其中两件是限时的，验号截图显示已过期；其余与描述一致。',
      },
    ],
  },
  {
    ago: 57,
    with: 'seller',
    by: 'buyer',
    kind: 'missing',
    want: 'part',
    part: 30,
    says: '少收到两件，按单价退差额。',
    events: [
      { ...CONTESTED, note: '交付截图里数量是对的，请买家再看一下仓库第二页。' },
      { after: 54, by: 'clock' },
    ],
  },
  {
    ago: 30,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: LESS,
    events: [
      CONTESTED,
      { after: 8, by: 'buyer', act: 'propose', back: 60, note: '按市场价折算' },
      { after: 16, by: 'seller', act: 'propose', back: 21, note: '按过期的两件折算' },
      { after: 18, by: 'buyer', act: 'show', note: '补一张到期时间的截图。' },
    ],
  },
  {
    ago: 20,
    with: 'both',
    isHeld: true,
    by: 'buyer',
    kind: 'banned',
    want: 'full',
    says: '确认收货后道具被收回，邮件写明来源异常。',
    events: [{ ...CONTESTED, note: '道具来源正常，请提供邮件的完整截图，我去核对。' }],
  },
  {
    ago: 9,
    with: 'both',
    by: 'seller',
    kind: 'stalled',
    want: 'redo',
    says: '买家收到后一直不核对，也不回复群消息，请尽快确认。',
    events: [],
  },
  {
    ago: 5,
    with: 'both',
    by: 'buyer',
    kind: 'missing',
    want: 'part',
    part: 40,
    says: '只收到一半，要求退一半的差额，其余不退。',
    events: [],
  },
  ...[380, 360, 340, 320].map(
    (ago, i): DisputePlan => ({
      ago,
      with: 'buyer',
      by: 'buyer',
      kind: 'mismatch',
      want: 'full',
      says: LESS,
      events: [
        CONTESTED,
        { after: 12, by: 'buyer', act: 'escalate' },
        { after: 30, by: 'service', rule: '争议处理规则 3.1', facts: FACTS, back: 15 + i * 12 },
        { after: 103, by: 'clock' },
      ],
    }),
  ),
]
