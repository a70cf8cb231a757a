import {
  AT_THE_END,
  type Context,
  deniesOr,
  GOES,
  NONE,
  OWNS,
  PROPOSED_AT_THE_END,
  PROPOSED_MEANS,
  REFUSES,
  REFUSES_OR_PLATFORM,
  REFUSES_OR_SERVER,
  REFUSES_TWICE,
  refusesOr,
  WARNS_OF_SCAM,
} from './rules-word-contexts'
import { inserted } from './rules-word-text'

export interface Forbidden {
  /** Matches a folded text. */
  pattern: RegExp
  /**
   * On which sides one ordinary word that shares a character makes the match another text (在线下单, 体验号码); otherwise
   * two words are needed.
   */
  loose?: readonly ('left' | 'right')[]
  /** The match counts only in this context. */
  only?: Context
  /** The match is harmless in this context. */
  unless: Context
}

const words = (list: string): string[] => list.trim().split(/\s+/)
/** One word of each list after the other, whatever is inserted between their characters. */
const pattern = (...lists: readonly string[]): RegExp => new RegExp(inserted(...lists.map(words)), 'gu')
const refused = (...lists: readonly string[]): Forbidden => ({ pattern: pattern(...lists), unless: REFUSES })

const ASIDE = '私下 私下里 私底下 线下 平台外 平台之外'
const DEALS = '交易 成交 转账 转钱 付款 打款 打钱 汇款 给钱 收款 结算 结账 买卖 购买 出售 面交 付 走 直接交易 直接付款'
const PAYING = '转账 打款 转钱 打钱 汇款 给钱 转给我 转我 转微信 转支付宝'
const CHEAPER = '便宜 更便宜 还便宜 能便宜 可便宜 可以便宜 可以更便宜 给你便宜 给便宜 优惠 更优惠 给你优惠 打折'
const APPS = '微信 支付宝 扣扣 闲鱼 转转 淘宝 拼多多'
const PLATFORM = '平台 官方 中介 担保 网站 本站 客服 监管'
const PAPERS = '身份证 银行卡 四件套 八件套 电话卡 手机卡 对公户'
const ALWAYS = /^/

/** Expressions not allowed in public texts about goods: off-platform trading, prohibited goods, insults. */
export const FORBIDDEN: readonly Forbidden[] = [
  { pattern: pattern(`${ASIDE} 站外 场外 离开平台`, DEALS), loose: ['left'], unless: REFUSES },
  { pattern: pattern(ASIDE, '联系 沟通 聊 谈'), loose: ['left'], unless: REFUSES },
  { pattern: pattern(`${ASIDE} 站外 场外 私聊 私信 私我 加好友 加微信`, CHEAPER), loose: ['left'], unless: REFUSES },
  {
    pattern: new RegExp(`(?:${words(ASIDE).join('|')})(?:给你)?少(?=\\d|一?点|[一二两三五]?[十百])`, 'gu'),
    unless: REFUSES,
  },
  { pattern: pattern('私下 私底下', '来 弄 搞 出 加 办 解决'), loose: ['right'], unless: refusesOr('往') },
  { pattern: pattern('私下 私底下'), only: AT_THE_END, loose: ['left', 'right'], unless: REFUSES },
  { pattern: pattern('线下'), only: PROPOSED_AT_THE_END, loose: ['left', 'right'], unless: REFUSES },
  { pattern: pattern('私转'), loose: ['left', 'right'], unless: refusesOr('公') },
  refused('私聊 加好友 加微信', '交易 成交 转账 付款 打款'),
  { pattern: pattern('走私下 走线下 走站外 走私聊 走微信 走支付宝 走扣扣'), unless: REFUSES_OR_SERVER },
  { pattern: /(?<!走)走(?:闲鱼|海鲜市场|转转|淘宝|拼多多|抖音|快手|小红书)/gu, unless: REFUSES_OR_SERVER },
  {
    pattern: pattern(APPS, '交易 上交易 成交 上成交'),
    loose: ['right'],
    unless: refusesOr('[区服猫群] 记录 号 单号 流水'),
  },
  { pattern: pattern('闲鱼 淘宝 拼多多', '拍 付款 下单 链接 付'), loose: ['right'], unless: refusesOr('[卖的过了]') },
  { pattern: pattern('微信 扣扣 闲鱼', '走 上走'), only: PROPOSED_MEANS, unless: REFUSES },
  refused('给你', '转微信 转支付宝 微信转 支付宝转'),
  refused('直接加 私下加', '微信 扣扣'),
  { pattern: pattern('红包', '给我 发我 转我'), unless: refusesOr('抢 [个了留]') },
  refused('出平台', '交易 成交 付款'),
  refused('微信 支付宝 银行卡 扫码', '转账 转钱 打款 转给我 转我'),
  refused('直接', '微信 支付宝', '付款 付 给钱'),
  { pattern: pattern('下车', `交易 成交 付款 转账 打款 聊 谈 ${CHEAPER}`), unless: REFUSES },
  { pattern: pattern('直接 单独 私人', PAYING), unless: REFUSES_OR_PLATFORM },
  {
    pattern: pattern('打 打到 打款到 打钱到 转 转到 转账到', '我卡 我银行卡 我微信 我支付宝 我账上'),
    unless: REFUSES_OR_PLATFORM,
  },
  {
    pattern: pattern('脱离 绕过 绕开 避开 躲避 跳过 甩开 甩掉 背着 瞒着 撇开 抛开 躲开 越过', PLATFORM),
    unless: refusesOr('期 跳跃 陷阱 机关'),
  },
  { pattern: pattern('绕 避 躲', '平台 官方'), unless: refusesOr('期 跳跃 陷阱 机关') },
  {
    pattern: pattern('不走 不经 不经过 不通过 不用走 不想走 别走 不要走 别用', '平台 担保 站内 中介 软件'),
    unless: REFUSES_TWICE,
  },
  {
    pattern: pattern('别在 不在 不要在 别上 不上 别从', '平台', '买 拍 下单 交易 付款 付 买卖 成交 走'),
    unless: REFUSES_TWICE,
  },
  { pattern: pattern('不上 别上', '平台'), only: AT_THE_END, unless: REFUSES_TWICE },
  refused('不用 不需要 无需', '平台交易 平台担保 平台付款 走平台'),
  refused('跳单'),
  { pattern: pattern('飞单'), loose: ['left', 'right'], unless: refusesOr('[机刷排人]') },
  refused('扫我 扫码', '收款码 付款码 付款给我 付给我 付我'),
  {
    pattern: pattern('外挂'),
    unless: deniesOr(
      `
      勿扰 别来 党 必封 封号 被封 处罚 记录 痕迹 嫌疑 检测 滚 [没从]没?有?[用开]过 从未 绝无 不存在 太多 很多 横行 泛滥
      式 翅膀 背[包饰] 装[甲饰备置] 炮 引擎 空调 油箱 电池 火[箭炮] 推进 武器 喷气 字幕 耳机 硬盘 [象辞]
      [是为][乾坤震巽坎离艮兑]
    `,
      '[易内卜算八][经挂]的?',
    ),
  },
  {
    pattern: pattern('盗号'),
    loose: ['left', 'right'],
    unless: deniesOr('包?赔 全赔 必赔 找回 风险 险 申诉 保障 了?怎么[办赔处算防] 问题 处理 勿扰 别来 滚 [者狗贼]'),
  },
  {
    pattern: pattern('洗号'),
    loose: ['left', 'right'],
    unless: deniesOr('勿扰 别来 滚 党 包?赔 风险 [没从]没?有?过 怎么[办防] [者狗贼]'),
  },
  refused(
    '代',
    '实名 过实名 办实名 做实名 人脸 过人脸 刷人脸 做人脸 刷脸 过刷脸 过脸 扫脸 验脸 过认证 认证人脸 过验证',
  ),
  refused('人脸 实名', '代过 代刷 代做 代扫 代办'),
  refused('租 租个 租张 租用 出租 租借 收购', PAPERS),
  refused('租', '身份'),
  refused(PAPERS, '出售 出租 转让'),
  { pattern: new RegExp(`(?:出售|[卖收买借求])(?:${words(PAPERS).join('|')})`, 'gu'), unless: REFUSES },
  { pattern: pattern('你妈死 死全家'), unless: NONE },
  { pattern: pattern('傻逼 操你'), loose: ['left', 'right'], unless: NONE },
  {
    pattern: pattern('妈的'),
    only: { before: /(?:^|[他她你尼泥特真太滚操])$/u, after: ALWAYS },
    unless: OWNS,
  },
  {
    pattern: pattern('去死'),
    loose: ['right'],
    only: { before: ALWAYS, after: /^(?:$|,|[吧呀啊啦了哦嘛呗你]|全家)/u },
    unless: GOES,
  },
  { pattern: pattern('骗子'), unless: WARNS_OF_SCAM },
]
