import type { RuleKey } from '../../core/tenancy/types'
import type { RuleDefined, RuleKind, RuleWhere } from './types'

const rule =
  (kind: RuleKind, least = 0, most = 0) =>
  (key: RuleKey, label: string, explain = '', where: RuleWhere = 'trade'): RuleDefined => ({
    key,
    label,
    explain,
    kind,
    where,
    least,
    most,
    options: key === 'staffSteps' ? { optional: '可选', required: '必须' } : {},
  })
const toggle = rule('switch')
const platform = 'platform' as const
/** What a clock of customer service does. */
const CLOCK = '只算客服上班时间，过半提醒，超时改派；0 为不计时'

/** The rules of the rule book, in the groups of the console; one line per rule. */
export const RULE_GROUPS: readonly { name: string; rules: readonly RuleDefined[] }[] = [
  {
    name: '开关',
    rules: [
      toggle(
        'tradeOpen',
        '交易',
        '关闭后不能发布、下单、续租和接单，进行中的订单照常进行；全平台、玩法、游戏、站点任一处关闭即生效',
        'dist',
      ),
      toggle('registerOpen', '注册', '关闭后不能注册新账号，已有账号照常登录', platform),
      toggle('rechargeOpen', '充值', '关闭后不能给余额充值，订单照常付款', platform),
      toggle('payoutOpen', '提现', '关闭后不能申请提现，等待中的也不再提交打款', platform),
    ],
  },
  {
    name: '下单与付款',
    rules: [
      rule('minutes', 5, 7200)('unpaidMinutes', '未付款取消', '下单后超时未付款即取消'),
      rule('minutes', 1, 30)('qrMinutes', '付款码有效', '过期后可以换新的付款码', platform),
      rule('count', 1, 1e6)('mostUnpaid', '同时未付款订单', '同一人最多几单'),
      rule('count', 1, 1e6)(
        'unpaidEndsADay',
        '每天未成交订单',
        '同一人 24 小时内最多几单未付款结束、付款后自己取消；卖币给币商的按未交付计',
      ),
      rule('minutes', 0, 1440)(
        'letGoMinutes',
        '放弃后冷却',
        '未付款或付款后取消一次的商品、未交付的币商报价，同一人多久后才能再下单',
      ),
      rule('hours', 0, 720)(
        'letGoAgainHours',
        '再次取消冷却',
        '同一人第二次付款后取消同一件商品，多久后才能再下单；以后每次翻倍，只算 30 天内的',
      ),
      rule('fen', 1, 1_000_000)('leastPriceFen', '最低单价', '低于它不能发布；租号为每小时'),
    ],
  },
  {
    name: '发布与审核',
    rules: [
      rule('count', 0, 50)('firstReviewed', '新卖家首发审核', '新卖家的前几件商品审核后才上架；0 为不审核'),
      rule('count', 0, 9)(
        'leastPictures',
        '至少上传图片',
        '图片少于这个张数不能发布；表格导入的商品没有图片，先进入审核',
      ),
      rule('count', 0, 1000)(
        'refreshesADay',
        '每天擦亮次数',
        '同一人一天最多擦亮几件在售商品，同一件一天一次；0 为关闭',
        platform,
      ),
      rule('count', 0, 100_000)('videoDayMb', '每人每天视频', '同一人 24 小时内最多上传多少 M 视频', platform),
      rule('count', 0, 100_000)('videoOrderMb', '每单视频', '一笔订单里每一方最多提交多少 M 视频凭证'),
      toggle('rankNeeded', '必填段位', '有段位的游戏，账号必须填写段位才能发布'),
    ],
  },
  {
    name: '费率与分成',
    rules: [
      rule('share', 0, 5000)('sellerFeeBp', '卖家服务费', '按成交价'),
      rule('fen', 0, 100_000)('leastFeeFen', '最低服务费', '按比例收费时，一单最少收多少，不超过成交价'),
      rule('share', 0, 9000)('distShareBp', '分销商分成', '服务费减去优惠后的部分；订单按下单时的比例', 'dist'),
      rule('share', 0, 1000)(
        'distMarginBp',
        '站点加价',
        '分销商自己设置，在卖家服务费之外另收，全部归分销商；只用于在该站发布并成交的商品',
        'dist',
      ),
      rule('share', 0, 1000)('distMarginMostBp', '站点加价上限', '超过时按上限收', 'dist'),
      rule('fen', 0, 100_000_000)(
        'giftBudgetFen',
        '每月赠券额度',
        '一个站点每月赠送的优惠券面额合计，超出要由另一位员工同意',
        'dist',
      ),
      rule('fen', 0, 100_000_000)(
        'claimBudgetFen',
        '每月赔付额度',
        '分销商客服每月可以审核通过、由平台赔付的理赔合计，超出的由平台客服处理',
        'dist',
      ),
      rule('share', 0, 1000)('inviteBp', '邀请奖励', '被邀请人订单的服务费减去优惠后的部分'),
      rule('days', 0, 3650)('inviteDays', '邀请奖励期', '注册后多少天内付款的订单'),
      rule('share', 0, 3000)('cancelFeeBp', '验号后取消扣款', '取消方付，按成交价'),
      rule('share', 0, 3000)('noShowBp', '币商不交付扣款', '付给买家，按成交价'),
    ],
  },
  {
    name: '交付与验收',
    rules: [
      rule('hours', 0.05, 168)('startHours', '卖家开始交付', '付款后超时未交付，取消并退款'),
      rule('fen', 0, 100_000_000)(
        'deliverVideoFromFen',
        '交付录屏',
        '货款达到后，卖家、打手和币商交付时要上传录屏；0 为不要求',
      ),
      rule('choice')('staffSteps', '客服验号', '账号交易由客服验号、陪同换绑；关闭后页面不再承诺', 'dist'),
      rule('count', 0, 23)('dutyFromHour', '客服上班', '几点起；与下班相同为全天', 'dist'),
      rule('count', 0, 24)('dutyToHour', '客服下班', '几点止；接入时限只算上班时间', 'dist'),
      rule('count', 1, 1000)('mostPerStaff', '客服同时跟单', '一位客服最多跟几单'),
      rule('hours', 1, 168)('acceptHours', '买家确认验号', '超时未回应即接受'),
      rule('hours', 0.5, 72)('goodsCheckHours', '上架验号时限', '客服接手后多久内完成；超时退回队列'),
      rule('days', 1, 90)('goodsCheckDays', '上架验号有效期', '有效期内成交只做登录复核，不再重复验号', 'dist'),
      rule('fen', 0, 100_000_000)(
        'agreementFromFen',
        '签署转让协议',
        '成交价达到后，换绑前须由双方签署；0 为不签',
        'dist',
      ),
      rule('fen', 0, 100_000_000)(
        'faceSignFromFen',
        '签署时人脸核验',
        '成交价达到后，签署前须人脸核验；0 为不验',
        'dist',
      ),
      rule('hours', 0.5, 72)('signHours', '签署时限', '卖家先签，卖家签后买家签，各有这么久；超时按这一方取消'),
      rule('hours', 1, 168)('rebindHours', '卖家换绑交付', '超时未完成由客服介入'),
      rule('hours', 0.1, 720)('autoConfirmHours', '自动确认收货', '交付后超时未回应即确认'),
      rule('hours', 0, 720)('holdHours', '放款等待', '确认收货后多久放款给卖家'),
      rule('minutes', 1, 2880)('assignMinutes', '接单时限', '指定的商家、打手或客服多久内接单'),
    ],
  },
  {
    name: '客服时效',
    rules: [
      rule('minutes', 0, 1440)('firstAnswerMinutes', '首次回复', `分配后多久内发第一条消息；${CLOCK}`, 'dist'),
      rule('minutes', 0, 1440)('nextAnswerMinutes', '再次回复', `买家或卖家发言后多久内回复；${CLOCK}`, 'dist'),
      rule('minutes', 0, 2880)('verifyMinutes', '客服验号时限', `提交账号后多久内完成；${CLOCK}`),
      rule('minutes', 0, 2880)('rebindMinutes', '客服换绑时限', `进入换绑后多久内完成；${CLOCK}`),
      rule('count', 0, 50)('qualitySamples', '每周质检', '每位客服每周抽查几笔已结束的订单；0 为不抽查', platform),
    ],
  },
  { name: '包赔', rules: [rule('tiers')('coverTiers', '包赔档位', '买家可选的包赔、价格和赔付上限')] },
  {
    name: '租号',
    rules: [
      rule('minutes', 0, 120)('graceMinutes', '自动起租', '交付后多久没有查看账号也开始计时'),
      rule('minutes', 5, 1440)('mismatchMinutes', '报告不符', '起租后多久内可以报告'),
      rule('hours', 0.5, 72)('answerHours', '号主回应', '超时未回应即退款'),
      rule('hours', 0, 72)('checkHours', '号主验收', '归还后超时未回应即结算'),
      rule('minutes', 0, 1440)('relistMinutes', '归还后停租', '归还后多久才能再租'),
    ],
  },
  {
    name: '代练与护航',
    rules: [
      rule('hours', 1, 720)('postedHours', '等待接单', '超时无人接单即取消'),
      rule('minutes', 5, 1440)('firstShotMinutes', '首张截图', '超时没有截图，客户可以免费取消'),
      rule('count', 1, 1e6)('newWorks', '新打手同时进行', '未满“新打手期”时，同一人最多几单未通过验收'),
      rule('count', 0, 1000)('provenWorks', '新打手期', '同一人完成满几单后，按同时进行的上限'),
      rule('count', 1, 1e6)('mostWorks', '同时进行', '同一人最多几单接了还没提交'),
      rule('count', 1, 1e6)('mostSubmitted', '同时待验收', '满“新打手期”后，同一人最多几单待客户验收'),
      rule('count', 1, 1e6)('mostUnbegun', '没有开始暂停', '同一人几单没有按时开始就暂停接单'),
      rule('hours', 1, 720)('unbegunHours', '暂停接单', '没有开始的单数按这段时间算，暂停也是这么久'),
      rule('hours', 1, 168)('lockHours', '锁定账号', '客户在一笔订单里累计最多锁定多久，之后客服介入'),
      rule('hours', 1, 72)('proposalHours', '回应取消订单', '超时未回应由客服介入'),
    ],
  },
  {
    name: '快速买币',
    rules: [
      rule('count', 1, 20)('mostAsked', '派单次数', '最多派给几位币商'),
      rule('minutes', 5, 1440)('deliverMinutes', '承诺交付', '接单后多久内交付'),
      rule('minutes', 5, 1440)('leaveMinutes', '买家可取消', '接单后多久未交付，买家可以取消'),
    ],
  },
  {
    name: '提现',
    rules: [
      rule('share', 0, 1000)('payoutFeeBp', '提现手续费', '从提现金额里扣', platform),
      rule('fen', 0, 900)('payoutLeastFeeFen', '最低提现手续费', '按比例收费时，一笔最少收多少', platform),
      rule('fen', 1000, 100_000)('payoutLeastFen', '单笔最低', '', platform),
      rule('fen', 100_000, 100_000_000)('payoutMostFen', '单笔最高', '', platform),
      rule('fen', 1, 100_000_000)(
        'payoutReviewFen',
        '复核金额',
        '同一人当天合计达到后，需两位员工先后复核通过',
        platform,
      ),
      rule('count', 1, 100)('payoutsADay', '每天笔数', '失败、未通过和取消的不算', platform),
      rule('hours', 1, 168)('payoutLockHours', '安全锁定', '改密码、手机或新绑收款账户后', platform),
      rule('hours', 0, 168)('payoutFreshHours', '充值未满 24 小时', '充值后多久才能提现，付款不受影响', platform),
      rule('count', 0, 23)('payoutFirstHour', '首次打款', '第一次向一个账户打款，次日几点起', platform),
      rule('count', 1, 20)('mostPayees', '收款账户', '一人最多绑定几个', platform),
    ],
  },
  {
    name: '人脸核验',
    rules: [
      rule('fen', 0, 100_000_000)('faceFromFen', '发布商品', '单价达到后，卖家要先通过人脸核验；0 为不核验'),
      rule('days', 1, 365)('faceDays', '卖家重新核验', '通过后多少天内发布商品不用再核验', 'dist'),
      toggle('facePhone', '更换手机号', '原手机停用时，申请更换前要核验', 'dist'),
      rule('fen', 0, 1_000_000_000)(
        'faceWithdrawFen',
        '提现',
        '同一人当天合计超过后，提现前要核验；0 为不核验',
        platform,
      ),
      rule('fen', 0, 100_000_000)('faceClaimFen', '申请理赔', '最高赔付超过后，申请前要核验；0 为不核验'),
      rule('minutes', 5, 1440)('faceMinutes', '单次有效', '签署、换手机、提现、理赔的核验在多久内有效', 'dist'),
      rule('count', 1, 20)('faceTriesADay', '每天次数', '同一账号一天最多核验几次', platform),
    ],
  },
  {
    name: '短信',
    rules: [
      rule('count', 1, 1e5)('smsStrangersAnHour', '访客短信', '一个站点每小时：注册、登录、找回密码和邀请', 'dist'),
      rule('count', 1, 1e5)('smsMembersAnHour', '会员短信', '一个站点每小时：发到本人绑定手机的验证码', 'dist'),
    ],
  },
  {
    name: '售后',
    rules: [
      rule('hours', 0.5, 168)('disputeHours', '对方回应', '只算客服上班时间；超时未回应由客服处理'),
      rule('hours', 1, 72)(
        'complaintHours',
        '支付投诉回复',
        '买家在微信支付、支付宝发起投诉后，多久内要回复；过半会提醒客服',
        platform,
      ),
    ],
  },
  {
    name: '工单',
    rules: [
      rule('hours', 1, 168)('caseQuestionAnswerHours', '咨询首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)('caseQuestionDays', '咨询处理', '提交后多久内给出处理结果，等补充材料的时间不算', platform),
      rule('hours', 1, 168)('caseComplaintAnswerHours', '投诉首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)('caseComplaintDays', '投诉处理', '提交后多久内给出处理结果，等补充材料的时间不算', platform),
      rule('hours', 1, 168)('caseAdviceAnswerHours', '建议首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)('caseAdviceDays', '建议处理', '提交后多久内给出处理结果，等补充材料的时间不算', platform),
      rule('hours', 1, 168)('caseGuardianAnswerHours', '未成年人退款首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)(
        'caseGuardianDays',
        '未成年人退款办结',
        '提交后多久内给出处理结果，等补充材料的时间不算',
        platform,
      ),
      rule('hours', 1, 168)('caseRightsAnswerHours', '权利人通知首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)(
        'caseRightsDays',
        '权利人通知办结',
        '提交后多久内给出处理结果，等补充材料的时间不算',
        platform,
      ),
      rule('hours', 1, 168)('caseAuthorityAnswerHours', '司法协助首次回复', '提交后多久内首次回复', platform),
      rule('days', 1, 60)(
        'caseAuthorityDays',
        '司法协助办结',
        '提交后多久内给出处理结果，等补充材料的时间不算',
        platform,
      ),
      rule('days', 1, 30)('caseMaterialDays', '补充材料', '超时未补充，工单自动关闭', platform),
      rule('days', 1, 60)('caseAppealDays', '申诉截止', '出处理结果后多久内可申诉一次', platform),
      rule('hours', 1, 168)('caseAppealHours', '处理申诉', '由没有参与过的员工处理', platform),
      rule('days', 1, 60)('caseBackDays', '恢复上架等待期', '卖家提交不侵权声明后，权利人未起诉即恢复上架', platform),
    ],
  },
]

const BY_KEY = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map((defined) => [defined.key, defined])))

export const definedOf = (key: string): RuleDefined | undefined => BY_KEY.get(key as RuleKey)
