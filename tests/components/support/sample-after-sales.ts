import type { UserId } from '@/lib/shared/ids'
import type { Output } from '../../support/msw'
import { citedOf } from './sample-agreement'

/** A row of the list of disputes, and its file. */
export const DISPUTE_ROW: Output<'GET /console/disputes'>['list'][number] = {
  sn: 'JF202611220000000001',
  orderSn: 'D2611221000000001',
  title: '满配账号',
  gameName: '三角洲行动',
  distId: 2,
  buyer: { userId: 7 as UserId, name: '秋**声' },
  seller: { userId: 8 as UserId, name: '山**客' },
  by: 'buyer',
  kindName: '与描述不符',
  stageName: '客服处理中',
  outcomeName: '',
  amount: '1000.00',
  paid: null,
  granted: null,
  decidedBy: '',
  openTime: '2026-11-20 10:00:00',
  dueTime: '2026-11-22 10:00:00',
  late: true,
  closeTime: null,
}
export const DISPUTE_FILE: Output<'GET /console/dispute'> = {
  ...DISPUTE_ROW,
  isHere: true,
  statement: '少两把',
  agreement: citedOf(),
  answer: '',
  wantName: '全额退款',
  wanted: '1000.00',
  appeal: null,
  decisions: [
    {
      title: '裁决',
      rule: '描述规则 2.4',
      facts: '没有标明到期日',
      by: '小林',
      createTime: '2026-11-21 10:00:00',
      split: [
        { name: '托管', amount: '1000.00' },
        { name: '退给买家', amount: '200.00' },
        { name: '放款（未扣费用）', amount: '800.00' },
      ],
    },
  ],
  split: [],
  steps: [{ title: '买家申请售后', text: '订单暂停计时', time: '2026-11-20 10:00:00' }],
}
