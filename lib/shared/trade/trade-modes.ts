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

const NAMES: Record<ModeName, string> = {
  account: '账号',
  props: '道具',
  currency: '游戏币',
  code: '兑换码',
  topUp: '代充',
  rental: '租号',
  boosting: '代练',
  convoy: '护航',
  recovery: '账号回收',
  intermediary: '中介担保',
  fastGold: '快捷购币',
  goldRecycling: '游戏币回收',
}
export const modeName = (mode: ModeName): string => NAMES[mode]
/** Text for the modes that are counted; an empty list means all. */
export const modesText = (modes: readonly ModeName[]): string =>
  modes.length === 0 ? '全部订单' : `${modes.map((mode) => NAMES[mode]).join('、')}订单`
