import { GOODS_TYPES } from '@/lib/shared/goods-types'
import { plainDigits } from '@/lib/shared/normalize/characters'
import { FIGURES, spreadMobiles } from './rules-spread-numbers'
import type { Span } from './types'

/** A text as it reads: full-width and circled forms made plain, what does not show left out, Chinese digits as digits. */
interface Read {
  text: string
  /** Where each of its characters stands in what was written. */
  at: number[]
}

const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['零〇', '一壹幺', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap((forms, digit) =>
    [...forms].map((form) => [form, String(digit)]),
  ),
)
/** Zero-width characters, and what turns 1 into 1️⃣. */
const UNSEEN = /[\p{Cf}\p{M}]/u

function read(written: string): Read {
  const at: number[] = []
  let text = ''
  let place = 0
  for (const char of written) {
    const plain = DIGITS[char] ?? (UNSEEN.test(char) ? '' : plainDigits(char.normalize('NFKC')).toLowerCase())
    text += plain
    for (let i = 0; i < plain.length; i++) at.push(place)
    place += char.length
  }
  return { text, at: [...at, place] }
}

const GAP = String.raw`[\s\p{P}\p{S}]{0,3}`
const WORDS = ['微信', '威信', '薇信', '徽信', 'v信', 'weixin', 'wechat', 'vx', 'wx', 'qq', 'q群', '扣扣', '企鹅号']
const OTHERS = [
  '手机',
  '电话',
  '抖音',
  '支付宝',
  '邮箱',
  'tel',
  'phone',
  'alipay',
  'telegram',
  '加微',
  '加我微',
  '加v',
  '加q',
  '加扣',
  '薇',
]
const spaced = (word: string): string => [...word].join(GAP)
const LEAD = `(?:${[...WORDS, ...OTHERS].map(spaced).join('|')}|(?<![a-z0-9])(?:[vq]|tg(?![a-z])))`
const ID = '[a-z0-9_-]'
/**
 * 微信：abc12345, V: abc12345, 微信号是abcdefgh, qq 12345678, q12345678; not 安卓QQ 120000元. Group 1 leads to what is
 * masked.
 */
const HANDLE = new RegExp(
  `(${LEAD}(?:\\s*(?:号码|号|群|id|账号|是))*?(?:\\s*(?:[:：=@]|(?:号码|号|id|账号)${GAP}[是为])\\s*(?=${ID}{5})|(?:\\s*(?:号码|号|群|id|账号|是))*\\s*(?=${ID}{0,19}[\\d_])(?=${ID}{6})(?!\\d{1,6}元)))${ID}{5,20}`,
  'gu',
)
const EMAIL = /[a-z0-9_.+-]+\s*(?:@|艾特)\s*[a-z0-9-]+(?:\s*(?:\.|点)\s*[a-z0-9-]+)+/gu
/** Seven digits and more are a phone or a QQ number, whatever stands between them. */
const LONG = new RegExp(`\\d(?:${GAP}\\d){6,}`, 'gu')

/** Numbers of orders and goods of ours. */
const OURS = new RegExp(
  `(?<![a-z0-9])(?:d2\\d(?:0[1-9]|1[0-2])[0-3]\\d{11}|(?:${GOODS_TYPES.map(({ prefix }) => prefix.toLowerCase()).join('|')})[a-z]{2,5}\\d{7})(?!\\d)`,
  'gu',
)
/** 薇❤abc12345, V♥abcdefg: a heart or another picture in the place of a colon. */
const HEART = new RegExp(
  `((?:[薇微威徽]|(?<![a-z0-9])[vq])\\s*[\\p{Extended_Pictographic}\\p{So}心]+\\s*)${ID}{5,20}`,
  'gu',
)
/** Addresses of pages: with a scheme, with www, or of a well-known ending. */
const ADDRESS =
  /(?:https?:\/\/|(?<![a-z0-9.-])www\.)[!-~]+|(?<![a-z0-9@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|cn|net|org|me|cc|top|xyz|vip|link|io|app|shop|site|club|info|tv|co|wang|ltd|ly|gg|im)(?![a-z0-9.-])(?:[:/?#][!-~]*)?/gu

const MOST_STARS = 8

/**
 * Contact details stay out of a group until staff allow them, because trades outside lose their protection: handles behind
 * a word for them, e-mail addresses, addresses of pages, and long numbers. Prices, dates, scores, and
 * numbers of orders and goods stay readable.
 */
export const maskContacts = (written: string): string => maskForeign('', written)

/** The same where pages of a site's own origin may be named. */
export function maskForeign(ownOrigin: string, written: string): string {
  const { text, at } = read(written)
  const open = hide(text, [...spansOf(text, [OURS]), ...(ownOrigin ? spansOf(text, [pagesOf(ownOrigin)]) : [])])
  let rest = open
  const found = [EMAIL, ADDRESS, HEART, HANDLE].flatMap((pattern) => {
    const spans = spansOf(rest, [pattern])
    rest = hide(rest, spans)
    return spans
  })
  const spread = spreadMobiles(rest)
  rest = hide(rest, spread)
  const masked = [...found, ...spread, ...spansOf(hide(rest, spansOf(rest, FIGURES)), [LONG])]
  return masked
    .sort((a, b) => b.from - a.from)
    .reduce((shown, { from, to }) => {
      const stars = '*'.repeat(Math.min(to - from, MOST_STARS))
      return shown.slice(0, at[from]) + stars + shown.slice(at[to])
    }, written)
}

const pagesOf = (origin: string): RegExp => {
  const host = origin.replace(/^https?:\/\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:https?://)?(?<![a-z0-9.-])${host}(?![a-z0-9.:@-])(?:[/?#][!-~]*)?`, 'gu')
}

/** Of every match, what comes after its first group. */
const spansOf = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      from: match.index + (match[1]?.length ?? 0),
      to: match.index + match[0].length,
    })),
  )

const hide = (text: string, spans: readonly Span[]): string =>
  spans.reduce((all, { from, to }) => all.slice(0, from) + '\0'.repeat(to - from) + all.slice(to), text)
