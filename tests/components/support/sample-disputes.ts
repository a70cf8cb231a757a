import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import type { UserId } from '@/lib/shared/ids'

/** Returns a dispute in negotiation, as the seller sees it. */
export const disputeOf = (more: Partial<DisputeDetail> = {}): DisputeDetail => ({
  disputeSn: 'JF202611201815440001',
  orderSn: 'D2611211234567890',
  title: '迦南限定',
  by: 'buyer',
  viewer: 'seller',
  kind: 'mismatch',
  kindName: '与描述不符',
  want: 'full',
  wantName: '全额退款',
  wanted: null,
  stage: 'talk',
  turn: { tone: 'warn', title: '双方协商', text: '提出方案，或接受对方的方案。' },
  clock: { label: '剩余协商时间', outcome: '客服接手', dueTime: '2026-11-23 05:44:00', dueIn: 3600, span: 172_800 },
  createTime: '2026-11-20 18:15:44',
  closeTime: null,
  agreement: null,
  statement: '武器少了两把',
  answer: '体验还没到期',
  answerTime: '2026-11-21 05:44:00',
  proposals: [
    {
      proposalId: 7,
      by: 'buyer',
      refund: '420.00',
      seller: '2260.00',
      net: '2124.40',
      note: '差价',
      createTime: '2026-11-21 14:02:00',
    },
  ],
  offerId: 7,
  rulings: [],
  appeal: null,
  acts: ['propose', 'accept', 'escalate', 'show'],
  handler: { userId: 9 as UserId, name: '阿棠', note: '已进群，协商不成时介入' },
  ended: null,
  alike: { count: 14, part: 11, median: '380.00' },
  rules: [{ name: '描述规则 2.4', text: '限时物品必须标明到期日' }],
  steps: [{ title: '买家申请售后', text: '订单暂停计时', time: '2026-11-20 18:15:44' }],
  ...more,
})

/** What its seller may offer: 2,680.00 with a fee of 160.80. */
export const boundsOf = (more: Partial<DisputeBounds> = {}): DisputeBounds => ({
  total: null,
  most: '965.99',
  goods: '2680.00',
  discount: '0.00',
  fee: '160.80',
  hours: 12,
  duty: '9:00–23:00',
  ...more,
})
