/** Modes that transfer goods permanently: the basis of deal walls, sold prices and valuations. */
export const SALE_MODES = ['account', 'props', 'currency', 'code', 'topUp'] as const
/** Modes that sell work: without goods; the worker is found after payment and secures it with deposits. */
export const WORK_MODES = ['boosting', 'convoy'] as const
export type WorkMode = (typeof WORK_MODES)[number]
/** Modes in which merchants sell and buy game currency, by amount rather than by item. */
const COIN_MODES = ['fastGold', 'goldRecycling'] as const
export type CoinMode = (typeof COIN_MODES)[number]
/**
 * All trade modes; the state graph, timers and payments of each are one value in
 * lib/server/modules/orders/trading/modes.
 */
export const MODE_NAMES = [...SALE_MODES, 'rental', ...WORK_MODES, ...COIN_MODES, 'recovery', 'intermediary'] as const
export type ModeName = (typeof MODE_NAMES)[number]

interface ModeFacts {
  name: string
  /** Sells what a member listed on the shelf of a site. */
  isListed?: true
  /** Transfers an account for good: its sales are account sales, whatever the goods page. */
  isAccountSale?: true
  /** The object goes back to its owner. */
  isLet?: true
  /** Both sides agreed before the payment: the seller sees the unpaid order, and its end counts against neither. */
  isAgreed?: true
  /** The payer has paid in advance, so ordering reserves nothing at another's cost. */
  isPrepaid?: true
  /** A merchant who does not accept in time loses the order to the next one. */
  isPassedOn?: true
  /** Work is delivered and accepted match by match. */
  isByMatch?: true
  /** The side whose deposit secures the order while it runs. */
  restsOn?: { kind: 'booster' | 'coin'; side: 'buyer' | 'seller' }
}

/** What other parts of the program must know of a mode. They ask for a fact, never for a name. */
export const MODE_FACTS: Readonly<Record<ModeName, ModeFacts>> = {
  account: { name: '账号', isListed: true, isAccountSale: true },
  props: { name: '道具', isListed: true },
  currency: { name: '游戏币', isListed: true },
  code: { name: '兑换码', isListed: true },
  topUp: { name: '代充', isListed: true },
  rental: { name: '租号', isListed: true, isLet: true },
  boosting: { name: '代练', restsOn: { kind: 'booster', side: 'seller' } },
  convoy: { name: '护航', isByMatch: true, restsOn: { kind: 'booster', side: 'seller' } },
  recovery: { name: '账号回收' },
  intermediary: { name: '中介担保', isAccountSale: true, isAgreed: true },
  fastGold: { name: '快速买币', isPassedOn: true, restsOn: { kind: 'coin', side: 'seller' } },
  goldRecycling: { name: '游戏币回收', isPrepaid: true, restsOn: { kind: 'coin', side: 'buyer' } },
}
export const modeName = (mode: ModeName): string => MODE_FACTS[mode].name
/** The modes with a fact, in list order. */
export const modesThat = (holds: (facts: ModeFacts) => unknown): ModeName[] =>
  MODE_NAMES.filter((mode) => holds(MODE_FACTS[mode]))

/** Text for the modes that are counted; an empty list means all. */
export const modesText = (modes: readonly ModeName[]): string =>
  modes.length === 0 ? '全部订单' : `${modes.map((mode) => modeName(mode)).join('、')}订单`
