import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { orderOf } from './sample-orders'

/** Returns a desk order, as seen by the agent who handles it. */
export const deskOf = (more: Partial<DeskOrder> = {}): DeskOrder => ({
  order: orderOf(),
  roles: { buyer: '买家', seller: '卖家' },
  heads: { buyer: '等待卖家交付账号', seller: '请交付账号资料' },
  pictures: [],
  income: { label: '预计到账', amount: '2519.20', when: '' },
  fee: '160.80',
  process: [],
  lead: null,
  isMine: true,
  clocks: [],
  pausedTime: null,
  isParked: false,
  groupId: 5,
  mayLead: true,
  isFrozen: false,
  mayThaw: false,
  mayFreeze: true,
  mayReadAccount: false,
  hasReadAccount: false,
  steps: [],
  waitsFor: null,
  tags: [],
  parties: [],
  risk: { score: 0, level: 'none', reasons: [] },
  hints: [],
  passport: [],
  pending: [],
  declined: [],
  dispute: null,
  claim: null,
  bounds: { total: '966.00', most: '965.99', secondFrom: '2000.00' },
  ...more,
})

export const partyOf = (more: Partial<DeskOrder['parties'][number]> = {}): DeskOrder['parties'][number] => ({
  side: 'buyer',
  userId: 1 as UserId,
  name: '南山',
  actor: '',
  isVerified: true,
  isOnline: true,
  since: '2026-01-01',
  codeWord: '',
  done: 3,
  left: 0,
  disputes: 0,
  ...more,
})
