import type { OwnAgreement } from '@/components/orders/agreement/types'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'

export const TAKING_BACK = '《账号转让协议》第四条 卖家找回账号的后果'

/** Returns an agreement that both parties signed, as a decision cites it. */
export const citedOf = (more: Partial<CitedAgreement> = {}): CitedAgreement => ({
  agreementSn: 'XY2611211234567890',
  orderSn: 'D2611211234567890',
  version: 2,
  hash: 'ab'.repeat(32),
  signTime: '2026-11-10 14:03:20',
  clauses: [
    { name: '《账号转让协议》第三条 卖家的承诺', text: '交付后不以任何方式找回账号。' },
    { name: TAKING_BACK, text: '不能归还的，退还全部成交价；约定违约金为成交价的 30%。' },
  ],
  takingBack: {
    name: TAKING_BACK,
    text: '不能归还的，退还全部成交价；约定违约金为成交价的 30%。',
    compensation: '804.00',
  },
  ...more,
})

/** Returns an agreement that waits for its reader, the seller. */
export const ownAgreementOf = (more: Partial<OwnAgreement> = {}): OwnAgreement => ({
  agreementSn: 'XY2611211234567890',
  orderSn: 'D2611211234567890',
  title: '贵族 7 全英雄',
  hash: 'ab'.repeat(32),
  state: 'open',
  stateName: '待签署',
  createTime: '2026-11-21 10:00:00',
  endTime: null,
  signatures: [],
  viewer: 'seller',
  text: '协议编号：XY2611211234567890\n## 一、转让的账号\n- 商品名称：贵族 7 全英雄',
  copyHash: 'cd'.repeat(32),
  version: 1,
  maySign: true,
  needsFace: false,
  phone: '138****0002',
  dueTime: '2026-11-21 12:00:00',
  record: '',
  signature: '',
  publicKey: '',
  ...more,
})
