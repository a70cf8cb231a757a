import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { plainDigits } from '@/lib/shared/normalize/characters'
import { chineseDigits } from '@/lib/shared/normalize/chinese-digits'
import { FIGURES, rangesIn, spreadMobiles } from './rules-spread-numbers'
import type { Span } from './types'

/**
 * A normalised text: full-width and circled forms made plain, invisible characters dropped, Chinese digits as digits.
 */
interface Read {
  text: string
  /** The offset of each character in the original text. */
  at: number[]
}

/** Greek, Cyrillic and phonetic letters that look like Latin letters or digits in 微信 ids and addresses. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  ['aаα', 'cс', 'eе', 'iі', 'oоο', 'pр', 'qԛ', 'vᴠνѵ', 'xхχ', '3з'].flatMap(([as = '', ...looks]) =>
    looks.map((look) => [look, as]),
  ),
)
/** Invisible characters, and the combining marks that turn 1 into 1️⃣. */
const UNSEEN = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

const plainOf = (char: string): string =>
  UNSEEN.test(char)
    ? ''
    : [...chineseDigits(plainDigits(char.normalize('NFKC'))).toLowerCase()].map((one) => LATIN[one] ?? one).join('')

function read(written: string): Read {
  const at: number[] = []
  let text = ''
  let place = 0
  for (const char of written) {
    const plain = plainOf(char)
    text += plain
    for (let i = 0; i < plain.length; i++) at.push(place)
    place += char.length
  }
  return { text, at: [...at, place] }
}

const GAP = String.raw`[\s\p{P}\p{S}]{0,3}`
/** Characters that sound or look like 微. */
const WEI = '微薇威徽徵溦嶶维葳围喂危巍唯卫味魏伟未为'
const WORDS = [
  ...['微亻言', '徽亻言', 'v信', 'v芯', 'weixin', 'wechat', 'vx', 'wx', '卫星号', '绿泡泡', '绿泡', '绿色软件'],
  ...['qq', 'q群', '扣扣', '抠抠', '口口', '球球', '企鹅', '🐧', '群号', '加群', '进群', '联系方式', '私聊'],
]
const OTHERS = [
  '手机',
  '电话',
  '抖音',
  '支付宝',
  '邮箱',
  'tel',
  'phone',
  'alipay',
  ...['telegram', 'discord', 'skype', 'whatsapp', '电报', '飞机'],
  ...['快手', '小红书', '微博', '钉钉', '闲鱼'],
  '加微',
  '加我微',
  '加v',
  '加q',
  '加扣',
  ...['薇', '葳', '溦', '嶶'],
]
const spaced = (word: string): string => [...word].join(GAP)
/** v, vx, vvv, wx, qq as a word of their own. */
const LETTERS = '(?<![a-z0-9])(?:v{1,4}(?!v)x{0,3}(?!x)|w{1,3}x{1,3}(?!x)|q{1,4}(?!q))'
const LEAD = `(?:[${WEI}]${GAP}[信芯]|${[...WORDS, ...OTHERS].map(spaced).join('|')}|${LETTERS}|(?<![a-z0-9])(?:tg|dy|yy|dc|ks)(?![a-z]))`
const ID = '[a-z0-9_-]'
const NOUN = '(?:号码|号|號|id|账号)'
/** Devices, platforms, levels and amounts: 苹果微信 iphone15, 安卓QQ V10-300皮, 安卓QQ 120000元. */
const NO_ID =
  '(?!(?:android|iphone|ipad|harmony(?:os)?|steam|wegame|taptap|bilibili|huawei|xiaomi|wechat|weixin)(?:\\d{1,2}(?:pro|plus|max|promax)?)?(?![a-z0-9_])|(?:s?vip|lv|[vs])\\d{1,3}(?![a-z0-9_])|\\d{1,4}-|-|\\d{1,8}\\s?[元块万亿金点钻币分级战场个皮英])'
/** What may stand between a keyword and an id that is recognised by a digit or underscore. */
const LOOSE = String.raw`(?:\s|[\p{S}\p{Pd}\p{Pe}\p{Pf}·•.*#"'&]){0,4}`
/**
 * 微信：abc12345, V: abc12345, 微信号是abcdefgh, 微信号 abcdefgh, qq 12345678, q12345678. Group 1 precedes the part that is
 * masked.
 */
const HANDLE = new RegExp(
  `(${LEAD}(?:\\s*(?:${NOUN}|群|频道|是))*?(?:\\s*(?:[:：=@]|${NOUN}${GAP}[是为])\\s*(?=${ID}{5})|\\s*${NOUN}\\s*(?=[a-z]${ID}{5})|(?:\\s*(?:${NOUN}|群|频道|是))*${LOOSE}(?=${ID}{0,19}[\\d_])(?=${ID}{6})${NO_ID}))${ID}{5,20}`,
  'gu',
)
/** 加 V abcdefgh, +薇 abcdefgh: after “add” also an id without digits. */
const ADD = new RegExp(
  `([加家佳伽➕+]${GAP}[我个下]?${GAP}(?:${LETTERS.replace('(?<![a-z0-9])', '')}(?![a-z])|[${WEI}][信芯]?|扣{1,2}|企鹅)\\s*[:：]?\\s*${NO_ID}(?=[a-z]${ID}{5}))${ID}{5,20}`,
  'gu',
)
/** abc12345 qq邮箱, abc12345是我的微信. */
const BEFORE = new RegExp(
  `(?<![a-z0-9_.-])${NO_ID}(?=[a-z0-9_.-]*[a-z])(?=[a-z0-9_.-]*\\d)[a-z0-9_.-]{6,20}(?=\\s*[,，]?\\s*(?:的?(?:qq|q|扣扣|企鹅|163|126|139|网易|新浪|谷歌|gmail|foxmail|outlook|hotmail|icloud)\\s*的?邮箱|这?是我的?(?:微信|v信?|vx|wx|qq|q|扣扣)))`,
  'gu',
)
/** Matches 微信 a b c 1 2 3: spelled letter by letter. */
const SPELT = new RegExp(
  `(${LEAD}(?:\\s*${NOUN})?\\s*[:：=@]?\\s*)[a-z0-9](?:[\\s.·*+/-]{1,2}[a-z0-9_]){5,19}(?![a-z0-9])`,
  'gu',
)
const EMAIL =
  /[a-z0-9_.+-]+\s*(?:@|艾特|[[(]\s*at\s*[\])]|#(?=\s*(?:qq|163|126|gmail|foxmail|outlook|sina)(?![a-z0-9])))\s*[a-z0-9-]+(?:\s*(?:[.。,点]|[[(]\s*dot\s*[\])])\s*[a-z0-9-]+)+/gu
/** Seven or more digits count as a phone or QQ number, whatever separates them. */
const LONG = new RegExp(`\\d(?:${GAP}\\d){6,}`, 'gu')

/** Our own order and goods numbers, which are not masked. */
const OURS = new RegExp(
  `(?<![a-z0-9])(?:d2\\d(?:0[1-9]|1[0-2])[0-3]\\d{11}|(?:${GOODS_TYPES.map(({ prefix }) => prefix.toLowerCase()).join('|')})[a-z]{2,5}\\d{7})(?!\\d)`,
  'gu',
)
/**
 * 薇❤abc12345, V♥abcdefg, vx➕abc12345, 维：abcdefgh: one character for 微信, or a symbol instead of a colon; 喂abc12345,
 * 薇abcdefgh: no separator at all.
 */
const HEART = new RegExp(
  `((?:${LEAD}|[${WEI}])\\s*[:：=@心+\\p{Extended_Pictographic}\\p{So}]+\\s*[:：]?\\s*${NO_ID}(?=${ID}{5})|[${WEI}]\\s*${NO_ID}(?=[a-z]${ID}{0,18}\\d)(?=${ID}{6})|[薇葳溦嶶]${NO_ID}(?=[a-z]{6}))${ID}{5,20}`,
  'gu',
)
/**
 * Web addresses: with a scheme, with www, or with a well-known top-level domain. For the most common ones also with the
 * dot written otherwise: example点com, example[.]com.
 */
const ADDRESS =
  /(?:https?:\/\/|(?<![a-z0-9.-])www[.。])[!-~。]+|(?<![a-z0-9@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|cn|net|org|me|cc|top|xyz|vip|link|io|app|shop|site|club|info|tv|co|wang|ltd|ly|gg|im|ru|de|uk|hk|tw|jp|kr|biz|中国|公司|网络)(?![a-z0-9.-])(?:[:/?#][!-~]*)?|(?<![a-z0-9@.-])(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,63}(?:[。点]| ?\. ?|[[(]\.[\])]| dot |[[(]dot[\])])(?:com|cn|net|org|me|cc)(?![a-z0-9.-])(?:[:/?#][!-~]*)?/gu

const MOST_STARS = 8

/**
 * Masks contact details until staff allow them, because trades outside the platform are not protected: handles after a
 * keyword, e-mail and web addresses, and long numbers. Prices, dates, scores, and order and goods numbers stay
 * readable.
 */
export const maskContacts = (written: string): string => maskForeign('', written)

/** The same, but allows pages of the site's own origin. */
export function maskForeign(ownOrigin: string, written: string): string {
  const { text, at } = read(written)
  const open = hide(text, [...spansOf(text, [OURS]), ...(ownOrigin ? spansOf(text, [pagesOf(ownOrigin)]) : [])])
  let rest = open
  const found = [EMAIL, ADDRESS, BEFORE, HEART, ADD, HANDLE, SPELT].flatMap((pattern) => {
    const spans = spansOf(rest, [pattern])
    rest = hide(rest, spans)
    return spans
  })
  const spread = spreadMobiles(rest)
  rest = hide(rest, spread)
  const figures = [...spansOf(rest, FIGURES), ...rangesIn(rest)]
  const masked = [...found, ...spread, ...spansOf(hide(rest, figures), [LONG])]
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

/** Returns the part of every match after its first group. */
const spansOf = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      from: match.index + (match[1]?.length ?? 0),
      to: match.index + match[0].length,
    })),
  )

const hide = (text: string, spans: readonly Span[]): string =>
  spans.reduce((all, { from, to }) => all.slice(0, from) + '\0'.repeat(to - from) + all.slice(to), text)
