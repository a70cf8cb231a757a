import type { ClaimDetail, DeskClaim } from '@/lib/contract/entities/claim'

/** A granted claim of a retrieved account, waiting for the seller, as the buyer sees it. */
export const claimOf = (more: Partial<ClaimDetail> = {}): ClaimDetail => ({
  claimSn: 'LP202611161830120001',
  orderSn: 'D2611211234567890',
  title: '贵族 7 全英雄',
  viewer: 'buyer',
  kind: 'retrieved',
  kindName: '账号被找回',
  stage: 'recovering',
  outcome: null,
  amount: '2680.00',
  turn: { tone: 'safe', title: '已判定赔付，等待找回期满', text: '到期自动到你的余额。' },
  clock: { label: '距自动垫付', outcome: '自动到余额', dueTime: '2026-11-23 18:30:00', dueIn: 3600, span: 604_800 },
  createTime: '2026-11-16 18:30:12',
  closeTime: null,
  coverName: '普通包赔 365 天',
  price: '2680.00',
  topUp: '0.00',
  most: '2680.00',
  statement: '被原主人找回',
  filedTime: '2026-11-16 18:30:12',
  passed: 0,
  handler: { id: 28, name: '小禾', actor: '' },
  decisions: [
    {
      round: 1,
      granted: true,
      facts: '登录记录显示被改绑',
      rule: '包赔规则 3.2',
      pay: '2680.00',
      createTime: '2026-11-18 18:02:00',
    },
  ],
  appeal: null,
  appealBefore: null,
  returnedTime: null,
  acts: ['recovered', 'show'],
  debt: null,
  money: [
    { name: '卖家', amount: '2519.20', note: '应退', state: 'due' },
    { name: '平台垫付金', amount: '2680.00', note: '11-18 已预留', state: 'here' },
    { name: '你的余额', amount: '2680.00', note: '预计 11-23 18:30', state: 'due' },
  ],
  steps: [
    { title: '提交理赔', text: '账号被找回', time: '2026-11-16 18:30:12', state: 'done' },
    { title: '自动垫付', text: '仍未追回就到账', time: '2026-11-23 18:30:12', state: 'todo' },
  ],
  ...more,
})

/** The same claim before its decision, as staff see it. */
export const deskClaimOf = (more: Partial<DeskClaim> = {}): DeskClaim => ({
  ...claimOf(),
  handler: { id: 28, name: '小禾' },
  stage: 'review',
  buyer: { id: 1, name: '南山老猫' },
  seller: { id: 2, name: '秋水无声' },
  round: 1,
  pays: '2680.00',
  owed: null,
  decisions: [],
  ...more,
})
