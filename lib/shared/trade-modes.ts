/** Every way of trading: its graph, clocks and money are one value in lib/server/modules/trading/modes. */
export const MODE_NAMES = ['account', 'props', 'currency', 'code', 'topUp', 'rental'] as const
export type ModeName = (typeof MODE_NAMES)[number]
