import { spansOf } from './contact-text'
import { isRising, QUANTITY_BEFORE } from './figures'
import { anyOf, MINE, NOUN, SEP, UNITS, WEI } from './handles'
import type { Span } from './span'

/** QQ numbers that are too short to be masked anywhere, or look like a figure, by what stands before or after them. */

const QQ = '[1-9]\\d{5,10}'
/** q 39 00 00, qq39.00.00: not prices, which rise. */
const GROUPED = `((?:(?<![a-z0-9])q{1,2}|${anyOf('扣扣 抠抠 叩叩 蔻蔻 企鹅')})\\s*(?:${NOUN}|[群裙])?\\s*[:=是]?\\s*)[1-9]\\d{0,3}(?:[\\s.·*/,-]{1,2}\\d{1,4}){1,5}(?![\\s.·*/,-]{0,2}\\d|\\s?[${UNITS}点号])`
/** 390000是我q, 战力 285000103 加我: a number with a name after it that only a contact has. */
const MY_NUMBER = `(?<![a-z0-9_.])[1-9]\\d{4,10}(?=${SEP}(?:这?[是就]{1,2}我?|我)的?${MINE})`
const ADD_NUMBER = `(?<![a-z0-9_.])[1-9]\\d{5,10}(?=${SEP}(?:[加+]${SEP}(?:个|1?下)?(?:我|好友)|加${SEP}(?:1下|[${WEI}v扣]|qq?)(?![a-z币]))(?!好友|1起|打|玩|组队|上分|(?:qq?|微信?|v)区))`
/** 390000 q at the end of a sentence; 战力 320000 QQ is said of an account. */
const Q_NUMBER = `(?<![a-z0-9_.])(?<!${QUANTITY_BEFORE})[1-9]\\d{5,10}(?=${SEP}(?:qq?|扣扣?|企鹅)\\s?(?:$|[\\n,。!;)]|联系|[加聊找]))`
/** 扣123456, but 要扣123456 and 扣123456手续费 are costs. */
const KOU = `((?:(?<![a-z一-鿿])|(?<=[加我私的]${SEP}个?))(?:[扣抠叩蔻]|(?<=[加我]${SEP})球|滴滴|(?:咨询|联系)扣?)${SEP}(?:${NOUN}|是)?${SEP})${QQ}(?!\\d|\\s?(?:[${UNITS}]|保证|[的起]|押金|手续|服务|信誉|信用|违约))`
/** 裙665544 and 君羊665544 are groups; 红裙 is none. */
const QUN = `((?:(?<![一-鿿])|(?<=[加进入来扣鹅的会丝族流友]${SEP}个?))(?:裙|峮|宭|君羊)${SEP}(?:${NOUN}|聊|是)?${SEP})${QQ}(?!\\d|\\s?[${UNITS}])`
/** The digits of a QQ number, not a date or a list of prices. */
const isParted = (groups: string): boolean =>
  /^\d{6,11}$/.test(groups.replace(/\D/g, '')) && !/^20\d\d\D/.test(groups) && !isRising(groups)

const RULES: readonly [pattern: RegExp, accepts: (groups: string) => boolean][] = [
  [new RegExp(MY_NUMBER, 'g'), () => true],
  [new RegExp(ADD_NUMBER, 'g'), () => true],
  [new RegExp(Q_NUMBER, 'g'), () => true],
  [new RegExp(GROUPED, 'g'), isParted],
  [new RegExp(KOU, 'g'), () => true],
  [new RegExp(QUN, 'g'), () => true],
]

/** Returns QQ numbers of five digits or more in a read text. */
export const shortNumbersIn = (text: string): Span[] =>
  RULES.flatMap(([pattern, accepts]) => spansOf(text, pattern, accepts))
