import { GAP, joined } from './contact-text'
import type { Span } from './span'

/** Numbers whose meaning is recognisable, which are no contact: quantities, dates, prices, sizes, order numbers. */

const MOBILE = /1[3-9]\d{9}/
const digitsOf = (text: string): string => text.replace(/\D/g, '')
const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []
const DATE = /(?:19[89]|20[0-4])\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.source

const UNITS = [
  '[元块万亿金点钻币战分级星血攻防张个枚颗抽场步石券银铜玉]',
  '经验|积分|人气|战功|伤害|英雄|粉丝|小时|体力|倍|w(?![a-z])|k(?![a-z])|[一-鿿]{1,2}[币钻券豆晶玉]',
].join('|')
const AMOUNT = `(?!0\\d)\\d{1,9}(?:\\.\\d{1,4})?`

/** A word that ends in one of these is followed by a quantity: 总战力 3280000, 哈夫币 12345678, 体力 1/9. */
const QUANTITY =
  '银2|[力币值分量赞级钻石晶金玉银铜贡望度费额款产价伤血攻防场券卷票勋誉钱元格档数]|(?<![淘付])宝|修为|经验|仓库|消费|充值|氪|投入|预算|粉丝|播放|资产|进度|流水|伤害|收藏|浏览|攻击|防御|生命|暴击|面板|战功|人气|贡献|繁荣|击杀|护甲|木材|石[料头]|粮[食草]|铁矿|资源|排名|(?<![a-z])(?:dps|hp|mp|exp)'
/** Words before a list of short numbers: 区服：101 102 103. */
const LISTED = '[区服器档格页关层级章回期批码位]|赛季|房间|版本|编号|分辨率|屏幕|线路|皮肤|英雄'
const LINK = `(?:${GAP}|[约大概有是为共已达到超近过上满剩余总计合的了]){0,4}`
const PART = '(?:\\s?[/、,~+-]\\s?|\\s{1,3})'
/** Matches what precedes the number of a quantity: 总战力约. */
export const QUANTITY_BEFORE = `(?:${QUANTITY})${LINK}`
const labelled = (label: string, number: string): RegExp =>
  new RegExp(
    `(?<!\\d\\s?)(?:${label})${LINK}(?<![\\d.])(${number}(?:${PART}${number}){0,11})(?![\\d.]|${PART}?\\d)`,
    'g',
  )

/** Whether some numbers in a row are a mobile: 138 1234 5678. */
const isPartedMobile = (numbers: readonly string[]): boolean =>
  numbers.some((_, from) => numbers.some((_, to) => /^1[3-9]\d{9}$/.test(numbers.slice(from, to + 1).join(''))))
const isPlausible = (list: string): boolean => {
  const all = numbersOf(list)
  const lengths = all.map((one) => one.length)
  return (
    all.every((one) => one === '0' || !one.startsWith('0')) &&
    Math.max(...lengths) - Math.min(...lengths) <= 1 &&
    !isPartedMobile(all)
  )
}
function isTrueSum(sum: string): boolean {
  const [a = 0, b = 0, result] = numbersOf(sum).map(Number)
  return [a + b, a - b, a * b].includes(result ?? -1)
}
const isMobileLess = (text: string): boolean => !MOBILE.test(digitsOf(text))

/** Resolutions and other sizes: 1920*1080. */
function isSize(size: string): boolean {
  const [a = 0, b = 0] = numbersOf(size).map(Number)
  const ratio = Math.max(a, b) / Math.min(a, b)
  return a % 2 === 0 && b % 2 === 0 && ratio >= 1.2 && ratio < 2.7
}

/** Prices that games charge, and sizes of memory: 6/30/98/198/328/648, 8+256+512. */
const TIERS =
  '1|3|6|8|12|18|25|28|30|38|45|48|50|60|68|78|88|98|108|128|138|158|168|188|198|228|258|288|298|328|348|388|418|448|488|518|588|648|698|998|1298|1998|3280|6480'
const MEMORY = '2|3|4|6|8|12|16|18|24|32|48|64|96|128|256|512|1024|2048|1|1t|2t'
const listOf = (items: string): RegExp =>
  new RegExp(`(?<![\\d.])(?:${items})(?:${PART}(?:${items})){2,11}(?![\\d.]|${PART}?\\d)`, 'g')

/** Kills, deaths and assists: 12/3/15; no part begins with 0. */
const KDA = /(?<![\d/])(?:[1-9]?\d\/){2}[1-9]?\d(?:[\s、,]{1,3}(?:[1-9]?\d\/){2}[1-9]?\d){0,9}(?![\d/])/g

/** Order, payment and parcel numbers: a date and a serial number after letters, or a long number after its name. */
const SERIAL = new RegExp(
  `(?<![a-z0-9])(?:[a-z]{1,4}(?:20)?(?:[12]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]))\\d{6,20}|${DATE}\\d{6,24})(?!\\d)`,
  'g',
)
const NAMED_SERIAL = new RegExp(
  `(?:单号|订单|流水号|交易号|运单|快递|物流|包裹|编号)${LINK}([a-z]{0,4}\\d{12,32})(?!\\d)`,
  'g',
)
/** A mobile that follows a date would be hidden in it. */
const isSerial = (number: string): boolean => !new RegExp(`^\\D*(?:20)?\\d{6}${MOBILE.source}$`).test(number)

/** Not where somebody is to be added by a number. */
const NOT_ADDED = `(?<![加找搜我系微扣裙群qv]${GAP}{0,2})`
/** 20241111 */
const DAY = new RegExp(
  `(?<!\\d)${NOT_ADDED}${DATE}(?:${GAP}?[0-2]\\d[0-5]\\d(?:[0-5]\\d)?)?(?!\\d|${GAP}{1,2}\\d{1,4}(?![\\d:点]))`,
  'g',
)

/** 3.14159265, but not a number in groups. */
const DECIMAL = new RegExp(`(?<![\\d.])${NOT_ADDED}\\d\\.\\d{5,9}(?!${GAP}{0,3}\\d)`, 'g')
/** 1:1234567, what a unit of money buys. */
const RATIO = /(?<![\d:.])1\s?[:比]\s?[1-9]\d{0,6}(?![\d.]|[\s◦·:/-]{1,3}\d)/g
/** V8 before another number: V8 128000. */
const LEVEL = /(?<![a-z0-9])s?v(?:ip)?(?:1?\d|20)(?=\s[1-9]\d{4,5}(?!\d|[\s.-]{1,3}\d))/g
/** 坐标 1234,5678 */
const PLACE = new RegExp(
  `坐标${LINK}(?<![\\d.])((?!0\\d)\\d{1,5}(?:${PART}(?!0\\d)\\d{1,5}){1,2})(?![\\d.]|${PART}?\\d)`,
  'g',
)

const PATTERNS: readonly [pattern: RegExp, accepts: (part: string) => boolean][] = [
  [/20\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}(?!\d)日?/g, () => true],
  [/(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d)/g, () => true],
  [DAY, () => true],
  [/¥\s?\d{1,8}(?:\.\d{1,2})?(?!\d)/g, () => true],
  [new RegExp(`(?<![\\d.])${AMOUNT}\\s?(?:${UNITS})`, 'g'), isMobileLess],
  [/(?<!\d)\d{1,8}\.\d{2}(?![\d.])/g, () => true],
  [/(?<!\d)\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?(?!,?\d)/g, () => true],
  [/(?<![\d-])(?:199|20[0-4])\d\s?[-~]\s?20[0-4]\d(?![\d-])/g, (years) => isRising(years)],
  [/(?<![\d.])\d{1,6}\s?[-+*x]\s?\d{1,6}\s?=\s?\d{1,8}(?![\d.])/g, isTrueSum],
  [labelled(QUANTITY, AMOUNT), isPlausible],
  [labelled(LISTED, '[1-9]\\d{0,3}'), isPlausible],
  [
    new RegExp(
      `(?<![\\d.])([1-9]\\d{1,4}(?:${PART}[1-9]\\d{1,4}){1,7})(?=\\s?(?:[几两三四五六七多23456]?[个]?[档价挡]|都有|可选|任选|任意))`,
      'g',
    ),
    isPlausible,
  ],
  [/(?<![\d*x×◦.])([1-9]\d{2,3}\s?[*x×◦]\s?[1-9]\d{2,3})(?![\d*x×◦])/g, isSize],
  [listOf(TIERS), isMobileLess],
  [listOf(MEMORY), isMobileLess],
  [/(?<![\d.])0\.\d{1,8}(?![\d.])/g, () => true],
  [KDA, isMobileLess],
  [DECIMAL, isMobileLess],
  [RATIO, isMobileLess],
  [LEVEL, () => true],
  [PLACE, (place) => !isPartedMobile(numbersOf(place))],
  [SERIAL, isSerial],
  [NAMED_SERIAL, isSerial],
]

/** Steps of a price, apart from other digits: 3000-5000, 300/400/500. */
const RANGE = new RegExp(
  `(?<!\\d${GAP}{0,3})[1-9]\\d{0,2}[05]0(?:\\s?[-~/]\\s?[1-9]\\d{0,2}[05]0){1,3}(?!${GAP}{0,3}\\d)`,
  'g',
)
export const isRising = (range: string): boolean =>
  numbersOf(range).every((end, i, all) => i === 0 || Number(all[i - 1]) < Number(end))

/** 一二三四五六七, or 1、2、3、4、5、6、7: every digit is one more than the last, which no number that is typed apart is. */
const STEPS = new RegExp(`(?<!\\d${GAP}{0,3})\\d(?:${GAP}{0,3}\\d){4,9}(?!${GAP}{0,3}\\d)`, 'g')
const isCounted = (digits: string): boolean =>
  [...digits].every((digit, i, all) => i === 0 || Number(digit) === Number(all[i - 1]) + 1)

/** Returns figures in a read text; `isTyped` says whether a part consists of digits in the original text. */
export function figuresIn(text: string, isTyped: (span: Span) => boolean): Span[] {
  const named = PATTERNS.flatMap(([pattern, accepts]) => partsOf(text, pattern, accepts))
  const ranges = partsOf(text, RANGE, (range) => isRising(range) && isMobileLess(range))
  const counted = partsOf(text, STEPS, (steps) => isCounted(digitsOf(steps))).filter((span) => !isTyped(span))
  return joined([...named, ...ranges, ...counted])
}

/** The group of a match, or all of it. */
const partsOf = (text: string, pattern: RegExp, accepts: (part: string) => boolean): Span[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: match, 1: part = match, index }) => {
    const from = index + match.length - part.length
    return accepts(part) ? [{ from, to: from + part.length }] : []
  })
