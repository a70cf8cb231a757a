import { platform, rule, toggle } from './rules-kinds'
import type { RuleGroup } from './types'

/** Rules of covers and of trade modes, and what follows them in the console. */
export const MODE_GROUPS: readonly RuleGroup[] = [
  {
    name: '包赔',
    rules: [
      rule('tiers')('coverTiers', '包赔档位', '买家可选的包赔、价格和赔付上限'),
      toggle('banCover', '封禁保障', '账号交易的保障包含封禁，租号提供封禁保障；关闭后只影响新订单'),
    ],
  },
  {
    name: '租号',
    rules: [
      rule('minutes', 0, 120)('graceMinutes', '自动起租', '交付后多久没有查看账号也开始计时'),
      rule('minutes', 5, 1440)('mismatchMinutes', '报告不符', '起租后多久内可以报告'),
      rule('hours', 0.5, 72)('answerHours', '号主回应', '超时未回应即退款'),
      rule('hours', 0, 72)('checkHours', '号主验收', '归还后超时未回应即结算'),
      rule('minutes', 0, 1440)('relistMinutes', '归还后停租', '归还后多久才能再租'),
      rule('fen', 0, 100_000)('banRenterFen', '租客封禁保障', '租客下单时可选，每单价格；0 为不提供'),
      rule('fen', 0, 1_000_000)('banOwnerFen', '号主封禁保障', '号主为账号开通，每 30 天价格；0 为不提供'),
      rule('count', 1, 24)('banHoursADay', '封禁赔付每天', '封禁期间每天按几小时计算，单价为这笔订单的平均时租'),
      rule('days', 1, 365)('banMostDays', '封禁赔付天数', '最多按多少天计算'),
      rule('fen', 100, 100_000_000)('banMostFen', '封禁赔付上限', '一笔订单最多赔多少'),
      rule('days', 1, 60)('banClaimDays', '封禁申请期', '归还后多少天内号主可以申请'),
      rule('days', 0, 15)('banLateDays', '封禁滞后天数', '封禁来得晚的游戏，押金留到归还后多少天；0 为验收后就退'),
      rule('share', 0, 10_000)('banKeptBp', '押金保留比例', '留到封禁滞后期满的部分，其余验收后就退'),
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
      rule('share', 0, 1000)('payoutGoodFeeBp', '优质卖家手续费', '高于提现手续费时，按提现手续费收', platform),
      rule('share', 0, 1000)('payoutTopFeeBp', '金牌卖家手续费', '高于提现手续费时，按提现手续费收', platform),
      rule('fen', 1, 10_000_000_000)('sellerGoodFen', '优质卖家', '近 365 天到手货款达到，同一身份合计', platform),
      rule('fen', 1, 10_000_000_000)('sellerTopFen', '金牌卖家', '近 365 天到手货款达到，同一身份合计', platform),
      rule('days', 1, 365)('sellerCleanDays', '等级要求', '多少天内没有平台垫付的理赔', platform),
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
