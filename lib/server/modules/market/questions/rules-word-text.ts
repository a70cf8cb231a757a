import { simplified } from '@/lib/shared/normalize/simplified'

/** Characters that look like one of the forbidden words, and combinations of two that do. */
const LOOKS: readonly [looks: RegExp, as: string][] = [
  [/夕卜/g, '外'],
  [/扌[圭卦]|卦/g, '挂'],
  [/歪挂|外呱|外桂(?![花林圆冠])|外g(?![a-z])/g, '外挂'],
  [/氵先|冼/g, '洗'],
  [/次皿/g, '盗'],
  [/(?<=[盗洗])[耗浩昊]/g, '号'],
  [/马扁/g, '骗'],
  [/[孑孓孒]/g, '子'],
  [/纟戋|缐|[县限](?=下交)/g, '线'],
  [/丅|(?<=[私线思丝司斯县限])[吓夏](?=交)/g, '下'],
  [/禾厶|厶|[思丝司斯](?=下交)/g, '私'],
  [/加(?:[vw]x?|q{1,2}|[扣微薇])(?=[交成转付打]|[可能更]?便宜|优惠)/g, '加好友'],
  [/[vw]信|微x|[薇威徽维]信/g, '微信'],
  [/[vw]x(?=上?[转打交成付聊谈走])|(?<![a-z\d])v(?=上[走交])|(?<=[走上])[vw]x(?![a-z])/g, '微信'],
  [/(?<=直接加|私下加|(?:直接|单独|私人)转|给你转)(?:[vw]x?(?![a-z\d])|[微薇威]信?)/g, '微信'],
  [/(?<=走)v(?![a-z\d字型形位])|(?<=走)[微薇威](?=$|,|[吧呢吗嘛啊呗哈可能便更优就也都行最我你咱交转付聊])/g, '微信'],
  [/(?<=走)(?:q{1,2}(?![a-z\d版弹币])|企鹅)|(?<![a-z])q{1,2}(?=上?[交成])/g, '扣扣'],
  [/(?<=走)小?黄鱼|小?黄鱼(?=[交拍])/g, '闲鱼'],
  [/咸鱼(?![之王翻流])/g, '闲鱼'],
  [/昜|(?<=交)[意义亿艺益]/g, '易'],
  [/[苹评坪凭][台抬]|平[抬苔]/g, '平台'],
  [/[沙煞傻][逼笔比屄批雕叉币鄙吊屌b]/g, '傻逼'],
  [/[草艹肏操][你拟尼泥][妈马吗娘]|[日干]你[妈娘]/g, '操你妈'],
  [/[他踏塌]马的|他吗的|特么的/g, '他妈的'],
  [/尼玛的/g, '你妈的'],
]
/** Abbreviations and syllables in Latin letters; they count only as part of a forbidden expression. */
const SPELT = new Map(
  [
    ['身份证', 'sfz'],
    ['身份', 'shenfen sf'],
    ['外挂', 'waigua'],
    ['外', 'wai'],
    ['挂', 'gua'],
    ['私下交易', 'sxjy'],
    ['线下交易', 'xxjy'],
    ['私下', 'sixia'],
    ['线下', 'xianxia'],
    ['私', 'si'],
    ['线', 'xian'],
    ['下', 'xia'],
    ['站外', 'zhanwai'],
    ['交易', 'jiaoyi jy'],
    ['平台', 'pingtai pt'],
    ['转账', 'zhuanzhang zz'],
    ['打款', 'dakuan dk'],
    ['款', 'kuan'],
    ['支付宝', 'zfb zhifubao'],
    ['微信', 'weixin wechat'],
    ['闲鱼', 'xianyu'],
    ['盗号', 'daohao'],
    ['盗', 'dao'],
    ['洗号', 'xihao'],
    ['洗', 'xi'],
    ['号', 'hao'],
    ['骗子', 'pianzi'],
    ['骗', 'pian'],
    ['实名', 'shiming sm'],
    ['人脸', 'renlian rl'],
    ['傻逼', 'shabi sb'],
    ['操你妈', 'caonima cnm'],
    ['操', 'cao'],
    ['他妈的', 'tamade tmd'],
    ['你妈死了', 'nmsl'],
  ].flatMap(([word = '', spellings = '']) => spellings.split(' ').map((one) => [one, word] as const)),
)

/**
 * A text for matching: simplified, in lower case, with look-alikes and spellings replaced. Punctuation that ends a clause
 * becomes a comma; other separators are removed.
 */
export function foldText(text: string): string {
  const plain = simplified(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[,!?;，。！？；…\n]+|\.{2,}/g, '\0')
    .replace(/(?<![a-z\d])[a-z]+(?![a-z\d])/g, (word) => SPELT.get(word) ?? word)
    .replace(/[\s\p{P}\p{S}\p{Cf}\p{M}]/gu, '')
    .replaceAll('\0', ',')
  return LOOKS.reduce((all, [looks, as]) => all.replace(looks, as), plain)
}

/** Single strokes are inserted like letters: 私丶下. */
const STROKES = '丨丶丿乀乁乙亅亠冖冫'
const BETWEEN = `(?:[^\\p{Script=Han}]|[${STROKES}]){0,3}`
const NO_WORD = new RegExp(`[^\\p{Script=Han}]|[${STROKES}]`, 'gu')

/** Source of a pattern for one of the words, each followed by one of the next, whatever is inserted between the characters. */
export const inserted = (...steps: readonly (readonly string[])[]): string =>
  steps.map((words) => `(?:${words.map((word) => [...word].join(BETWEEN)).join('|')})`).join(BETWEEN)

/** A match without what was inserted. */
export const withoutInserted = (match: string): string => match.replace(NO_WORD, '')
