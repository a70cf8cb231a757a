import { GAP, hide, spansOf } from './contact-text'
import type { Span } from './span'

/** Names of accounts after a word for the channel (微信), for adding somebody (加我), or after the author (我v是). */

export const SEP = `${GAP}{0,3}`
const words = (list: string): string[] => list.trim().split(/\s+/)
const spaced = (word: string): string => [...word].join(SEP)
export const anyOf = (list: string): string => words(list).map(spaced).join('|')

/** Characters that sound or look like 微 and 信. */
export const WEI = '微薇威徽徵溦嶶维葳围喂危巍唯卫味魏胃伟未为惟伪韦苇蔚'
const XIN = '信芯欣新心昕馨鑫辛薪忻锌伈訫俆伩'
/** 微信 in whatever mixture of characters and letters; not 为新号. */
const WEIXIN = `(?:(?![为未维唯]${SEP}[新心])[${WEI}]${SEP}(?:[${XIN}]|[亻イ]${SEP}言|x(?:${SEP}i${SEP}n)?(?![a-z]))|(?<![a-z0-9])(?:w${SEP}e${SEP}i|w|v)${SEP}[${XIN}])`
const ADDED = '加微 加我微 加v 加q 加扣'
const CHANNELS = `
  weixin we1xin weix1n we1x1n wechat 微号 薇号 卫星 卫星号 微同 薇同 威同 v同 某信 绿标 小绿 绿泡泡 绿泡 绿色软件 绿色聊天软件 聊天软件 小绿书 绿聊 qq
  q群 扣扣 抠抠 蔻蔻 叩叩 寇寇 扣号 球球 秋秋 企鹅 鹅号 联系方式 私聊 支付宝 邮箱 抖音 豆音 dou音 海鲜市场 某音 d音 快手 小红书
  小红薯 微博 贴吧 b站 哔哩哔哩 钉钉 飞书 企微 闲鱼 咸鱼 某鱼 某书 歪歪 陌陌 蝙蝠 纸飞机 飞机 电报 推特 ${ADDED} 薇 葳 溦 嶶
`
/** In Latin letters, as words of their own. */
const LATIN_CHANNELS = `
  kk line kakao kakaotalk ins insta instagram ig twitter threads facebook fb messenger telegram tele tg discord dc
  skype whatsapp wa kook oopz yy dy ks xhs zfb alipay email mail signal contact viber snapchat soul
`
/** v, vx, vvv, wx, qq as a word of their own. */
const LETTERS = '(?<![a-z0-9])(?:v{1,4}(?!v)x{0,3}(?!x)|[vw][ .·*_/-]?x(?![a-z0-9])|w{1,3}x{1,3}(?!x)|q{1,4}(?!q))'
const LATIN = `(?<![a-z0-9])(?:${words(LATIN_CHANNELS).join('|')})(?![a-z])`
const LEAD = `(?:${WEIXIN}|口${SEP}口|${anyOf(CHANNELS)}|${LETTERS}|${LATIN})`
const ID = '[a-z0-9_-]'
export const NOUN = '(?:号码|号|id|账号)'
const IS = '(?:是|为|叫|就是|搜索?)'
/** What follows an amount. */
export const UNITS = '元块万亿金点钻币分级战场个皮英'
/** Levels, amounts and enumerations: V10-300皮, QQ 120000元. */
const NO_ID = '(?!(?:s?vip|lv|[vs])\\d{1,3}(?![a-z0-9_])|\\d{1,4}-|-|\\d{1,8}\\s?[元块万亿金点钻币分级战场个皮英])'
/** What may stand between a keyword and an id that is recognised by a digit or underscore. */
const LOOSE = '[\\s◦·¥$+<=>^`|~\\-)\\]}.*#"\'&]{0,4}'
const MORE = `(?:\\s*(?:${NOUN}|[群裙]|频道|是|聊|同号|同步|同|搜1搜|搜))*`
const DIGIT_ID = `(?=${ID}{0,19}[\\d_])(?=${ID}{6})`
const LETTER_ID = `(?=[a-z]${ID}{5})`

/**
 * 微信：abc12345, V: abc12345, 微信号是abcdefgh, 我v是abcdefgh, 微信号 abcdefgh, qq 12345678, q12345678. Group 1 precedes
 * the part that is masked.
 */
const HANDLE = `(${LEAD}(?:${MORE}?\\s*(?:[:=@]|${NOUN}${SEP}${IS})\\s*(?=${ID}{5})|\\s*(?:${NOUN}|${IS})\\s*${LETTER_ID}|${MORE}${LOOSE}${DIGIT_ID})${NO_ID})${ID}{5,20}`
/** 加 V abcdefgh, +薇 abcdefgh: after “add” also an id without digits. */
const ADD = `([加家佳伽+]${SEP}[我个下]?${SEP}(?:${LETTERS.replace('(?<![a-z0-9])', '')}(?![a-z])|[${WEI}][${XIN}]?|扣{1,2}|企鹅)\\s*:?\\s*${NO_ID}${LETTER_ID})${ID}{5,20}`
const ME = `[加家佳伽+搜找戳滴]${SEP}(?:1?下)?[我俺]|[加家佳伽+]${SEP}(?:个|1?下)?好友|[v微q扣私]聊|小窗我?|联系我|私我|微我|v我|q我|扣我|call我|dd我|dd(?=[\\s:]+[a-z])|私信我?|(?<![a-z])(?:call|add|contact|dm)${SEP}me|我${SEP}(?:是|叫)?${SEP}(?:[${WEI}]|扣|企鹅)号?${SEP}${IS}`
/** 加我abc12345, 找我：abc_123; without digits only if nothing else is named so. */
const ME_ADD = `((?:${ME})[嘛吧啊呀哦呗v微q]?${SEP}(?:(?:${IS}|账号|号|id)${SEP})?${NO_ID}(?=[a-z0-9_]))${ID}{6,20}`
const PLAIN_ADD = `(加(?:好友|1?下)?\\s?)(?:[a-z]{3,12}[a-z_-]{0,4}\\d[a-z0-9_-]{1,12}|(?!q{1,2}\\d|[vw]x?\\d)[a-z]{1,2}\\d{5,12}(?![a-z0-9]))`
/** A channel after the author: 是我v, not 是我微信区. */
export const MINE = '(?:微信?|薇|卫星|v信?|vx|wx|qq|q|扣扣?|企鹅)(?![a-z]|区|服|登)'
/** abc12345 qq邮箱, abc12345是我的微信, abc12345 加我. */
const BEFORE = `(?<![a-z0-9_.-])${NO_ID}(?=[a-z0-9_.-]{0,20}[a-z])(?=[a-z0-9_.-]{0,20}\\d)[a-z0-9_.-]{6,20}(?=${SEP}(?:的?(?:qq|q|扣扣|企鹅|163|126|139|网易|新浪|谷歌|gmail|foxmail|outlook|hotmail|icloud)\\s*的?邮箱|(?:这?[是就]我?|我)的?${MINE}|(?:微信?|薇|卫星|vx|wx|v|qq|tg|电报|line)(?:同号|\\)|$|[,。!;]|\\s|联系|聊)|(?:${ME}|加1下|加[${WEI}v]|加q)))`
/** abcdefgh 加我v, abcdefgh是我微信: without digits only before a channel. */
const BEFORE_CHANNEL = `(?<![a-z0-9_.-])[a-z_-]{6,20}(?=${SEP}(?:加我|[是就]我的?)(?:微信?|薇|v信?|vx|wx|qq?|扣扣?)(?![a-z]|区|服|登))`
/** Matches 微信 a b c 1 2 3: spelled letter by letter. */
const SPELT = `(${LEAD}(?:\\s*${NOUN})?\\s*[:=@]?\\s*)[a-z0-9](?:[\\s.·*+/-]{1,2}[a-z0-9_]){5,19}(?![a-z0-9])`
/**
 * 薇❤abc12345, V♥abcdefg, vx➕abc12345, 维：abcdefgh: one character for 微信, or a symbol instead of a colon; 喂abc12345,
 * 薇abcdefgh: no separator at all.
 */
const HEART = `((?:${LEAD}|[${WEI}])\\s*[:=@心+◦]+\\s*:?\\s*${NO_ID}(?=${ID}{5})|[${WEI}]\\s*${NO_ID}(?=[a-z]${ID}{0,18}\\d)(?=${ID}{6})|[薇葳溦嶶]${NO_ID}(?=[a-z]{6}))${ID}{5,20}`
/** vx xb 520 520: letters, and digits in groups. */
const SPELT_PARTS = `(${LEAD}(?:\\s*${NOUN})?\\s*[:=@◦+]?\\s*)[a-z]{2,10}(?:[\\s.·*/_-]{1,2}\\d{2,8}){1,3}(?![a-z0-9]|\\s?[${UNITS}])`
/** 搜 abc12345: an id with a number of three digits, or an underscore; 搜 ak47龙骨 is a thing. */
const SEARCHED = `(搜(?:索|1搜|1?下)?${SEP}${NOUN}?${SEP}${NO_ID})(?=[a-z][a-z0-9-]{0,18}(?:\\d{3}|_))${ID}{6,20}`
/** @abc12345 as a word of its own: no one is addressed so in a chat of two. */
const AT = '((?:^|[\\s,。!;:])@)(?=[a-z][a-z0-9_-]{0,18}\\d{3})[a-z0-9_-]{6,20}(?![a-z0-9.])'
/** Lines and groups that only have a number: 群号 12345; names of devices may follow 手机. */
const NUMBER = `((?:${anyOf('手机 电话 tel phone 群号 加群 进群 群聊 群')})${MORE}${LOOSE}:?${LOOSE}(?!\\d{1,8}\\s?[元块万亿人个期分级天月年]))\\d{5,20}(?:${GAP}{1,2}\\d{2,8}){0,3}`

/** Devices, platforms and words of games, also with a number: iphone15promax, redmi-k70. */
const ORDINARY = new RegExp(
  `^(?:(?:${words(`
    android ios iphone ipad ipados mac macbook airpods harmony harmonyos steam wegame taptap bilibili huawei xiaomi redmi
    honor oppo vivo iqoo realme oneplus meizu samsung galaxy pixel nokia sony rog lenovo legion switch xbox playstation
    psn epic origin ubisoft uplay battlenet blizzard garena google apple icloud gmail foxmail hotmail outlook windows win
    linux wechat weixin wifi usb rtx gtx rx intel ryzen core mate pura nova note find reno magic pad turbo ultra pro plus
    max mini lite air promax global asia america europe official online offline please thanks hello sorry welcome gaming
    player account game skin server vip svip level lv season rank dota csgo valorant pubg apex genshin minecraft roblox
    fortnite overwatch discord telegram whatsapp instagram facebook super master diamond legend
  `).join('|')})s?[-_]?\\d{0,5}[-_]?|[a-z]\\d{1,4}(?![a-z0-9]*\\d)|i[3579]-?\\d{4,5}[a-z]{0,2})+$`,
)
/** An id that is no ordinary word: with digits, or six letters or more. */
const isHandle = (id: string): boolean => !ORDINARY.test(id)
const isNamed = (id: string): boolean => isHandle(id) && (/[\d_]/.test(id) ? /\d{5}|[a-z_]/.test(id) : id.length >= 6)

const isSpelt = (id: string): boolean => /(?:\d\D*){5}/.test(id) && !ORDINARY.test(/^[a-z]*/.exec(id)?.[0] ?? '')

const RULES: readonly [pattern: RegExp, accepts: (id: string) => boolean][] = [
  [new RegExp(BEFORE, 'g'), isHandle],
  [new RegExp(BEFORE_CHANNEL, 'g'), isNamed],
  [new RegExp(HEART, 'g'), isHandle],
  [new RegExp(ADD, 'g'), isHandle],
  [new RegExp(ME_ADD, 'g'), isNamed],
  [new RegExp(PLAIN_ADD, 'g'), isHandle],
  [new RegExp(HANDLE, 'g'), isHandle],
  [new RegExp(SPELT, 'g'), () => true],
  [new RegExp(SPELT_PARTS, 'g'), isSpelt],
  [new RegExp(SEARCHED, 'g'), isHandle],
  [new RegExp(AT, 'g'), isHandle],
  [new RegExp(NUMBER, 'g'), () => true],
]

/** Returns the ids in a read text. A letter for the channel may be the beginning of an ordinary word: vivox100. */
export function handlesIn(text: string): Span[] {
  let rest = text
  return RULES.flatMap(([pattern, accepts]) => {
    const spans = spansOf(rest, pattern, accepts).filter(({ from, to }) =>
      isHandle(wordBefore(rest, from) + rest.slice(from, to)),
    )
    rest = hide(rest, spans)
    return spans
  })
}

const wordBefore = (text: string, end: number): string =>
  /[a-z0-9]*$/.exec(text.slice(Math.max(0, end - 8), end))?.[0] ?? ''
