import type { CoinOffer, CoinQuote, CoinShop, OwnCoinOffer } from '@/lib/contract/entities/quick-coin'

const TERMS = {
  gameId: 131,
  gameName: '地下城与勇士',
  coinName: '金币',
  areaId: 1,
  areaName: '广东',
  serverId: 0,
  serverName: '',
  ratio: '1285000.00',
  stock: 820_000_000,
  least: 10_000_000,
  most: 400_000_000,
  hours: '全天',
  way: 'mail' as const,
  wayName: '游戏内邮寄',
}

export const offerOf = (more: Partial<CoinOffer> = {}): CoinOffer => ({
  ...TERMS,
  offerSn: 'KB000001',
  kind: 'sell',
  isOpen: true,
  closedWhy: '',
  feeBasisPoints: 200,
  leastFee: '0.01',
  merchant: { name: '老**铺', actor: '/a.svg', orders: 120, completion: 99, minutes: 9 },
  ...more,
})

export const ownOfferOf = (more: Partial<OwnCoinOffer> = {}): OwnCoinOffer => ({
  ...TERMS,
  offerSn: 'KB000001',
  kind: 'sell',
  reserved: 0,
  budget: '0.00',
  roleName: '',
  isPaused: false,
  isOpen: true,
  closedWhy: '',
  updateTime: '2026-11-22 10:00:00',
  ...more,
})

export const quoteOf = (more: Partial<CoinQuote> = {}): CoinQuote => ({
  offer: offerOf(),
  ratio: '1285000.00',
  amount: 120_276_000,
  price: '93.60',
  others: 2,
  ...more,
})

export const shopOf = (more: Partial<CoinShop> = {}): CoinShop => ({
  state: 'active',
  suspendReason: '',
  isPaused: false,
  gameAccounts: '搬砖一号',
  contact: '2850001',
  depositAsked: '1000.00',
  deposit: '1000.00',
  depositLeast: '500.00',
  depositMissing: '0.00',
  canTakeOrders: true,
  closedWhy: '',
  leastCompletion: 90,
  leastOrders: 20,
  orders: 0,
  completion: null,
  minutes: null,
  ...more,
})

export const AREAS = [
  {
    specialId: 1,
    specialName: '广东',
    fieldId: 'area_server',
    secondOptions: [
      { twoSpecialId: 11, twoSpecialName: '广东一区' },
      { twoSpecialId: 15, twoSpecialName: '广东五区' },
    ],
  },
  {
    specialId: 2,
    specialName: '浙江',
    fieldId: 'area_server',
    secondOptions: [{ twoSpecialId: 21, twoSpecialName: '浙江一区' }],
  },
]
