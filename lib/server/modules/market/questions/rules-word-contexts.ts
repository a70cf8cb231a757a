/** What stands before or after a forbidden expression where its author does not mean it. All of it is folded text. */

export interface Context {
  /** Matches the text of the clause before the expression. */
  before: RegExp
  /** Matches what follows it, also after a comma. */
  after: RegExp
  /** Both together; neither would do alone: 这是外挂吗. */
  around?: readonly [before: RegExp, after: RegExp]
}

const NEVER = /(?!)/
/** Alternatives are separated by blanks. */
const source = (...lists: readonly string[]): string => lists.join(' ').trim().split(/\s+/).join('|')
const endsWith = (...lists: readonly string[]): RegExp => new RegExp(`(?:${source(...lists)})$`, 'u')
const beginsWith = (list: string): RegExp => new RegExp(`^,?(?:${source(list)})`, 'u')

/** 不能 is no negation in 能不能, nor 拒绝 in 不拒绝. */
const NO = '(?<![不没无未非能可会要愿何])'
/** Up to four characters that do not turn to something else: 拒绝任何线下交易, not 拒绝平台只线下交易. */
const ANY = '[^只就可改但而走才,]{0,4}'
const REFUSED = `
  引导 诱导 诱骗 骗我 要我 让我 叫我 (?:对方|有人|骗子)[^,]{0,6} 讨厌 ${NO}(?:拒绝|谢绝|杜绝|禁止|严禁|抵制|反对|远离|拒)${ANY}
  ${NO}不(?:接受?|做|搞|支持|同意|赞成|参与|进行|提供|允许|可以?|能|要|许|准|会|碰|敢)${ANY} (?<![要何能可好])不
  (?:切勿|请勿|勿|莫|绝不|从不|从来不|从来?没有?|不得)${ANY} ${NO}别${ANY}
  (?:举报|防止?|防范|谨防|警惕|提防|小心|当心|避免|打击|遇到|碰到)${ANY}
`
const DENIED = `
  (?:没有?|从没|从未|未曾?|无|零|0)(?:使用过?|用过?|开过?|碰过?|任何|被|出现过?|发生过?|上过?|玩过?|挂过?|人|过)*
  ${NO}不(?:是|用|开|卖|带|碰|含|玩|使用|接|收)任?何? 非 用过 开过 使用过
`
const FEARED = `
  怕 担心 害怕 被人? 遭到? 防止? 反 不会 全是 都是
  (?:怕|担心|会|会不会|不会|易|防止?|遭到?|反|避免|以免|免得|有没有|是不是|是否|曾|以前|之前)(?:被人?|用过|开过?|使用过|遭)
`
const WARNED = `
  的?(?:交易|付款|转账|打款|联系)?的?[就都则]?(?:不受|者?勿|请勿|别[来找信理]|免谈|我?[都全]?不[接做约搞]|无效|[无没]有?保障|有风险|风险|一律|概不|后果|[都全]是骗|容易|会?被骗|拉黑|举报|不行|不可以|不能|不给|不要(?=$|,|找|来)|请?绕道|滚)
  外 之外
`

/** 拒绝线下交易, 线下交易勿扰. */
export const REFUSES: Context = { before: endsWith(REFUSED), after: beginsWith(WARNED) }
/** The same, or it is the platform that pays: 平台直接打款. */
export const REFUSES_OR_PLATFORM: Context = {
  before: endsWith(REFUSED, '(?:平台|系统|官方|财务)[会将再就]?'),
  after: REFUSES.after,
}
/** The same, or what follows in `after`. */
export const refusesOr = (after: string): Context => ({
  before: REFUSES.before,
  after: beginsWith(`${WARNED} ${after}`),
})
/** 走微信区 is a server, 走线下赛 a tournament, and 咸鱼流 a way to play. */
export const REFUSES_OR_SERVER: Context = refusesOr(
  '[区服登号端] 渠道 小程序 账号 绑定 比?赛 活动 门店 流派? 路线 的?货 盘',
)
/** 不接受不走平台. */
export const REFUSES_TWICE: Context = {
  before: endsWith('不(?:接受|支持|同意|做)[^,]{0,2} (?<![能要可])不[要能]'),
  after: REFUSES.after,
}
/** 没用过外挂, 会不会被盗号, 这是外挂吗, and what stands in `before` or follows in `after`. */
export const deniesOr = (after: string, before = '(?!)'): Context => ({
  before: endsWith(REFUSED, DENIED, FEARED, before),
  after: beginsWith(after),
  around: [/(?:^|[是算像叫判]|属于|当成|认成|开了?|用了?)$/u, /^了?[吗么嘛](?=$|,)/u],
})
/** 私下 without a verb, at the end of what is said: 咱们私下, 私下可以吗. */
export const AT_THE_END: Context = {
  before: /^/,
  after: /^(?:$|,|[吧呗吗嘛呢啊哈]|行[吗不]|可以[吗不]|怎么样|好[吗不])/u,
}
/** 线下 is also a place of tournaments. */
export const PROPOSED_AT_THE_END: Context = {
  before: /(?:咱|咱们|我们|要不|不如|直接|干脆)$/u,
  after: AT_THE_END.after,
}
/** 微信走吧, not 微信走平台. */
export const PROPOSED_MEANS: Context = { before: /^/, after: /^(?:$|,|[吧呗吗嘛啊可便更优])/u }
/** 骗子勿扰, 防骗子, 骗子酒馆. */
export const WARNS_OF_SCAM: Context = {
  before: endsWith(`
    杜绝 不是 并非 是不是 会不会是 不会是 是否 怕是? 不怕 都是 全是 防 反 避免 警惕 小心 当心 谨防 提防 遇[到见]过? 碰[到上见]过? 遭遇过?
    举报 拒绝 远离 打击 抓 被 担心 没有?个? 有 冒充[^,]{0,6}的?
  `),
  after: beginsWith('勿 别 请?绕 请勿 滚 走开 死开 退 止步 不要来 一律 免 莫 酒馆 酒吧 模拟 太多 很多 横行 冒充 假冒'),
}
/** 妈的号: somebody's mother's. */
export const OWNS: Context = {
  before: NEVER,
  after: beginsWith('号 账号 手机 微信 身份 实名 名 信息 电话 生日 卡 照片'),
}
/** 上去死了三次: went there and died. */
export const GOES: Context = { before: endsWith('上 下 出 进 回 过 失'), after: NEVER }
export const NONE: Context = { before: NEVER, after: NEVER }
