import { FREE_COVER } from '@/lib/shared/goods/covers'
import { fenToYuan } from '@/lib/shared/money/money'
import { shareText } from '@/lib/shared/text/span-text'
import { CLAIM_ADVANCE_HOURS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import { APPEAL_DAYS } from '@/lib/shared/trade/trust'
import type { ArticleSeed } from './article-seed'
import { coverTable } from './cover-rows'
import { defaultsOf, span } from './default-terms'
import { h2, link, ol, p, quote, table, ul } from './markup'

const DAY = 24
const { dutyFromHour, dutyToHour, payoutFirstHour, ...payout } = defaultsOf()
const [payoutFee, payoutLock] = [shareText(payout.payoutFeeBp), span(payout.payoutLockHours)]
const yuan = (fen: number): string => fenToYuan(BigInt(fen))

/** Official announcements. */
export const ANNOUNCEMENTS: readonly ArticleSeed[] = [
  {
    code: 'N20261118',
    title: '关于账号交易实名认证的公告',
    summary: '自2026年11月18日起，买卖双方下单前须完成实名认证并年满 18 周岁。',
    keywords: '实名认证,账号交易,公告',
    word: '实名认证',
    pinned: true,
    views: 8412,
    hoursAgo: 3 * DAY,
    html:
      p('为保障交易安全、落实未成年人保护要求，现就实名认证公告如下。') +
      h2('执行时间') +
      p('自2026年11月18日起，账号交易的买卖双方在下单或发布前须完成实名认证，并年满 18 周岁。') +
      h2('怎样认证') +
      ol(
        `登录后打开${link('/center/myself/identityAuthentication', '实名认证')}；`,
        '填写本人姓名与身份证号；',
        '提交后即时返回结果，失败会写明原因，可以修改后重试。',
      ) +
      h2('信息保护') +
      p(`认证资料加密保存，只用于核验身份，不会展示给交易对方。详见${link('/legal/privacy', '《隐私政策》')}。`) +
      quote('平台不会通过电话、QQ或微信代你认证，也不收取认证费用。'),
  },
  {
    code: 'N20261114',
    title: '关于打击假冒客服的处罚公示（11月）',
    summary: '11月上旬核实假冒客服联系方式47个，封禁违规账户31个，追回货款12.6万元。',
    keywords: '假冒客服,处罚公示,防骗',
    word: '处罚公示',
    views: 5230,
    hoursAgo: 7 * DAY,
    html:
      p('11月1日至11月12日，平台对用户举报逐条核实，结果公示如下。') +
      table(
        ['类型', '核实数量', '处理'],
        ['假冒客服QQ、微信', 47, '列入黑名单并提交社交平台处理'],
        ['引导站外付款的账户', 31, '永久封禁'],
        ['账号找回', 9, '列入公示，追偿中'],
        ['盗用他人截图', 22, '下架商品'],
      ) +
      h2('请记住三句话') +
      ul(
        `客服真假，以${link('/kfyz', '客服验真')}结果为准；`,
        '货款只在本站付，页面上有订单号才算数；',
        '验证码谁也不给。',
      ) +
      p(
        `公示只列类型与数量，不包含任何个人信息。交易和找回案件的当事人可以在处理后${APPEAL_DAYS}天内申诉，被列入黑名单的随时可以申诉，每项处理结果一次。`,
      ),
  },
  {
    code: 'N20261110',
    title: '包赔服务规则更新公告',
    summary: `账号交易免费保障${FREE_COVER.days}天，付费包赔分为普通、人脸、充值三档，理赔进度可在订单中查看。`,
    keywords: '包赔,理赔,规则更新',
    word: '包赔规则',
    views: 4106,
    hoursAgo: 11 * DAY,
    html:
      p('根据用户反馈，我们调整了包赔服务的档位与理赔流程。') +
      coverTable() +
      h2('流程变化') +
      ul(
        '每笔理赔都有负责客服和看得见的倒计时，超时未审核会换人；',
        `提交后${CLAIM_REVIEW_HOURS}小时内审核，写明事实和引用的规则；`,
        `审核通过而提交后${CLAIM_ADVANCE_HOURS / DAY}天内没有追回的，平台先行赔付，再向卖家追偿。`,
      ) +
      p('以上流程从11月10日起执行，已经成交的订单同样适用。'),
  },
  {
    code: 'N20261106',
    title: '11月12日凌晨系统维护通知',
    summary: '11月12日2:00至4:00进行数据库维护，期间可以浏览商品，暂停下单、充值与提现。',
    keywords: '系统维护,暂停下单',
    word: '系统维护',
    views: 1820,
    hoursAgo: 15 * DAY,
    html:
      p('为提升高峰时段的下单速度，我们将于11月12日2:00至4:00进行维护。') +
      table(
        ['功能', '维护期间'],
        ['浏览与搜索', '正常'],
        ['聊天', '正常，消息可能延迟'],
        ['新下单', '暂停'],
        ['充值与提现', '暂停'],
        ['已下的订单', '可以付款、交付和收货，倒计时照常'],
      ) +
      h2('请提前安排') +
      ul(
        '正在交易的订单，倒计时不顺延，快到期的请在维护前处理；',
        '需要提现的用户，请避开维护时段提交；',
        '维护期间看到下单失败属正常现象，不会重复扣款。',
      ) +
      p('维护提前完成会立即恢复并在此更新。具体时间以本公告为准。'),
  },
  {
    code: 'N20261102',
    title: '双十一期间客服排班公告',
    summary: '11月1日至11月12日，人工客服延长至凌晨2点，账号验号延长至凌晨1点。',
    keywords: '客服排班,双十一',
    word: '客服排班',
    views: 2675,
    hoursAgo: 19 * DAY,
    html:
      p('双十一期间交易量较大，我们增加了客服人手，具体安排如下。') +
      table(
        ['服务', '平时', '11月1日至12日'],
        ['人工客服', '9:00-24:00', '9:00-次日2:00'],
        ['账号验号', `${dutyFromHour}:00-${dutyToHour}:00`, `${dutyFromHour}:00-次日1:00`],
        ['理赔审核', '9:30-18:30', '9:30-20:30'],
      ) +
      p(
        '夜间可以照常下单付款，客服上班后按付款先后处理。',
        '验号的账号：等客服接入的时限只在验号时段内计算，卖家的交付期限从客服接入起算。',
        '道具、游戏币等其他订单不等客服。卖家没有设置营业时间的，交付期限夜间照常计算；设置了的只算营业时间，最多晚 12 小时。',
      ),
  },
  {
    code: 'N20261025',
    title: '提现到账时间与手续费说明',
    summary: `提现手续费${payoutFee}，最低${yuan(payout.payoutLeastFeeFen)}元；首次提现次日打款，当天满${yuan(payout.payoutReviewFen)}元的人工审核。`,
    keywords: '提现,手续费,到账时间',
    word: '提现说明',
    views: 3390,
    hoursAgo: 27 * DAY,
    html:
      p('近期咨询提现到账的用户较多，现统一说明。') +
      table(
        ['项目', '规则'],
        ['手续费', `${payoutFee}，最低${yuan(payout.payoutLeastFeeFen)}元；取消或没有成功的不收`],
        ['收款人', '须与实名认证一致'],
        ['到账时间', `第一次提到一个账户，次日${payoutFirstHour}点起打款；以后通常10分钟内`],
        ['人工审核', `当天累计满${yuan(payout.payoutReviewFen)}元的由两位工作人员复核，通常2小时内`],
        ['安全锁定', `修改登录密码、支付密码或手机后${payoutLock}内不能提现；新绑定的收款账户${payoutLock}内不能提现`],
      ) +
      p(
        `充值的款项可以立即用于购买；申请提现须在充值${span(payout.payoutFreshHours)}之后。`,
        '以上为公告发布时的规则，以后有调整的以提现页显示的为准。',
      ),
  },
  {
    code: 'N20261012',
    title: '未成年人保护与监护人退款通道开通',
    summary: '不向未成年人提供交易服务；监护人可凭证明材料申请退款，24 小时内回复。',
    keywords: '未成年人保护,监护人退款',
    word: '未成年人',
    views: 1544,
    hoursAgo: 40 * DAY,
    html:
      p('本站所有交易均须实名且年满 18 周岁。为了处理历史订单和冒用身份的情形，现开通监护人退款通道。') +
      h2('需要的材料') +
      ul('监护人身份证明与监护关系证明；', '付款凭证与订单号；', '情况说明。') +
      h2('办理') +
      p(
        `请监护人到${link('/service?kind=guardian', '客服中心')}选择“未成年人退款”，无需登录，用手机号验证后上传上述材料。提交后立即生成工单号，24 小时内首次回复，15 天内给出处理结果，可随时用工单号和手机号查进度。核实后货款原路退回，并限制涉及的账号。不认可处理结果可申诉一次。`,
      ),
  },
]
