/** A want as its author wrote it. */
export interface WantSeed {
  gameId: number
  goodsTypeId: 1 | 27 | 22 | 46 | 3
  title: string
  detail?: string
  /** Budget in all. */
  yuan: number
  /** Options, or bounds of a number such as '300-', by field. */
  facts?: Readonly<Record<string, readonly string[]>>
  /** Name of the only area that fits. */
  area?: string
  /** Of currency, in 万. */
  amount?: number
}

/** Titles for a want that a certain account meets: {game}, its main number as {label} and {n}, {budget}. */
export const WANT_TITLES = [
  '收{game}号 {label}{n}往上 {budget}以内',
  '{game} {label}{n}左右的号有没有',
  '求个{game}号 {label}{n}+ 自己玩',
  '{game}收号 {label}{n}起 预算{budget}',
] as const

export const WANT_DETAILS = [
  '换绑要快，别拖。',
  '一手的优先，二手也行，说清楚就好。',
  '今天能换绑的先来。',
  '封过的不要，别浪费时间。',
  '',
  '',
] as const

export const ANSWER_NOTES = [
  '资料都是最新的，可以验号',
  '自己玩的号，今天就能换绑',
  '价格可以聊，点议价',
  '看下这个，差不多是你要的',
  '晚上在，群里叫我',
  '刚上架的，没人拍过',
  '',
  '',
] as const

export const WARE_NOTES = ['有货，直接拍', '现在在线', '量够，分两次给也行', '价格就这样了，实在', ''] as const

/** 400, 1.5k, 1.2w */
export function budgetText(yuan: number): string {
  if (yuan < 1000) return String(yuan)
  const [unit, size] = yuan < 10_000 ? (['k', 1000] as const) : (['w', 10_000] as const)
  return `${Number((yuan / size).toFixed(1))}${unit}`
}

/** Rounded down to two digits: 347 -> 340 */
export function roundDown(n: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1)
  return Math.floor(n / step) * step
}
