import type { DisputeRule } from '@/lib/shared/trade/dispute-rules'
import type { DisputeAction, DisputeKind, DisputeWant } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'

/** Events in a dispute, in hours after it was opened. */
type Event =
  | { after: number; by: Party; act: Exclude<DisputeAction, 'accept'>; note?: string; back?: number }
  | { after: number; by: Party; act: 'accept' }
  | { after: number; by: 'service'; rule: DisputeRule; facts: string; back: number; fault?: Party }
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
  /** {item} stands for what was sold. */
  says: string
  events: readonly Event[]
}

const CONTESTED = {
  after: 6,
  by: 'seller',
  act: 'contest',
  note: '该给的我给了，有截图。缺的那点是他没在线，第二次没接上，愿意退一部分。',
} as const
const [LESS, LATE, WORSE] = [
  '{item}只给了一大半，剩下的让我等。等了两天，不等了。',
  '页面写当天给完，{item}拖了三天，最后数还不够，记录都在群里。',
  '{item}和描述对不上，问他就说“差不多得了”，我不接受。',
]
const FACTS = '对照发布快照和交付截图，少交付了一部分，已交付的与描述一致；卖家没有在页面写的时间内补齐。'

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
      { after: 40, by: 'service', rule: '交付规则 3.2', facts: FACTS, back: 38 },
      { after: 113, by: 'clock' },
    ],
  },
  {
    ago: 330,
    with: 'both',
    by: 'buyer',
    kind: 'missing',
    want: 'full',
    says: '显示发货了，我邮箱背包翻了个遍，什么都没有，卖家也不回。',
    events: [{ after: 12.1, by: 'clock' }],
  },
  {
    ago: 300,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'part',
    part: 25,
    says: LATE,
    events: [{ after: 3, by: 'seller', act: 'agree' }],
  },
  {
    ago: 260,
    with: 'seller',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: WORSE,
    events: [
      CONTESTED,
      { after: 9, by: 'seller', act: 'propose', back: 20, note: '按没给的那部分算' },
      { after: 15, by: 'buyer', act: 'propose', back: 42 },
      { after: 18, by: 'seller', act: 'propose', back: 35, note: '各让一步吧' },
      { after: 20, by: 'buyer', act: 'accept' },
    ],
  },
  {
    ago: 230,
    with: 'both',
    by: 'buyer',
    kind: 'other',
    want: 'redo',
    says: '给错人了，我订单里写的不是那个角色，麻烦重新给一次。',
    events: [{ after: 5, by: 'buyer', act: 'withdraw' }],
  },
  {
    ago: 210,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: '{item}跟截图上长得不一样，要全退。',
    events: [
      { ...CONTESTED, note: '同一个东西，我截图开的极致画质，他那边是流畅，名字和数量都对。' },
      { after: 10, by: 'buyer', act: 'escalate' },
      {
        after: 30,
        by: 'service',
        rule: '争议处理规则 3.4',
        facts: '交付截图与发布快照的名称、数量一致，外观差异来自画面设置。',
        back: 0,
      },
      { after: 50, by: 'buyer', act: 'appeal', note: '我录屏了，名字后面的品质也不一样，麻烦再看一下。' },
      {
        after: 80,
        by: 'service',
        rule: '争议处理规则 3.4',
        facts: '看过录屏，品质与发布快照一致，维持原处理结果。',
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
      { after: 60, by: 'service', rule: '交付规则 3.2', facts: FACTS, back: 38 },
    ],
  },
  {
    ago: 70,
    with: 'both',
    by: 'buyer',
    kind: 'banned',
    want: 'full',
    says: '拿到第二天就被系统收走了，游戏里有邮件，截图在这。',
    events: [
      { ...CONTESTED, note: '我这边来源没问题，是他转手又去交易才被收的。' },
      { after: 12, by: 'buyer', act: 'escalate' },
      {
        after: 30,
        by: 'service',
        rule: '争议处理规则 3.4',
        facts: '道具被收回的邮件在买家再次交易之后，没有凭证证明是卖家造成的。',
        back: 0,
      },
      { after: 34, by: 'buyer', act: 'appeal', note: '我那次交易根本没成，邮件里写的是来源异常。' },
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
    says: '描述里最值钱的两样是限时的，昨天到期就没了，登录截图在这。',
    events: [
      { ...CONTESTED, note: '限时的我在描述里提过，可能没写清楚，愿意退点差价。' },
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
    says: '少给了，按没给的那部分退我就行。',
    events: [
      { ...CONTESTED, note: '截图里数是对的，麻烦再看下仓库第二页。' },
      { after: 54, by: 'clock' },
    ],
  },
  {
    ago: 30,
    with: 'both',
    by: 'buyer',
    kind: 'mismatch',
    want: 'full',
    says: LATE,
    events: [
      CONTESTED,
      { after: 8, by: 'buyer', act: 'propose', back: 60, note: '按现在的行情算' },
      { after: 16, by: 'seller', act: 'propose', back: 21, note: '按没给的那部分算' },
      { after: 18, by: 'buyer', act: 'show', note: '补一张群聊截图，他自己说了明天补。' },
    ],
  },
  {
    ago: 20,
    with: 'both',
    isHeld: true,
    by: 'buyer',
    kind: 'banned',
    want: 'full',
    says: '我都点确认了，晚上被收回去了，邮件写的来源异常。',
    events: [{ ...CONTESTED, note: '来源正常的，邮件发个完整截图，我去问问。' }],
  },
  {
    ago: 9,
    with: 'both',
    by: 'seller',
    kind: 'stalled',
    want: 'redo',
    says: '东西早给了，买家一直不点确认，群里喊也不回。',
    events: [],
  },
  {
    ago: 5,
    with: 'both',
    by: 'buyer',
    kind: 'missing',
    want: 'part',
    part: 40,
    says: '给了一半人就没影了，没给的退我，给了的我要。',
    events: [],
  },
  ...[380, 360, 340, 320].map(
    (ago, i): DisputePlan => ({
      ago,
      with: 'buyer',
      by: 'buyer',
      kind: 'mismatch',
      want: 'full',
      says: [LESS, LATE, WORSE, LATE][i] as string,
      events: [
        CONTESTED,
        { after: 12, by: 'buyer', act: 'escalate' },
        { after: 30, by: 'service', rule: '交付规则 3.2', facts: FACTS, back: 15 + i * 12 },
        { after: 103, by: 'clock' },
      ],
    }),
  ),
]
