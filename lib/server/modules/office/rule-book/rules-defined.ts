import type { RuleKey } from '../../core/tenancy/types'
import { MODE_GROUPS } from './rules-defined-modes'
import { CLOCK, platform, rule, toggle } from './rules-kinds'
import type { RuleDefined, RuleGroup } from './types'

/** The rules of the rule book, in the groups of the console; one line per rule. */
export const RULE_GROUPS: readonly RuleGroup[] = [
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
      rule('share', 0, 10_000)(
        'pictureSampleBp',
        '新图抽审',
        '每张新上传的商品图片被抽中的比例，抽中一张，商品审核后才上架；0 为不抽',
      ),
      rule('count', 0, 9)(
        'leastPictures',
        '至少上传图片',
        '图片少于这个张数不能发布；表格导入的商品没有图片，先进入审核',
      ),
      rule('fen', 0, 100_000_000)(
        'listVideoFromFen',
        '发布录屏',
        '单价达到后，发布、修改和涨价都要有录屏，卡密除外；0 为不要求',
      ),
      rule('count', 0, 1000)(
        'refreshesADay',
        '每天擦亮次数',
        '同一人一天最多擦亮几件在售商品，同一件一天一次；0 为关闭',
        platform,
      ),
      rule('count', 0, 100_000)('videoDayMb', '每人每天视频', '同一人 24 小时内最多上传多少 M 视频', platform),
      rule('count', 0, 100_000)('videoOrderMb', '每单视频', '一笔订单里每一方最多提交多少 M 视频凭证'),
      rule('days', 0, 90)('restDays', '待确认在售', '卖家多少天没有登录或确认在售，商品转为待确认在售；0 为不限'),
      rule('days', 1, 90)('elsewhereDays', '已在别处售出统计', '以此取消的订单按多少天合计', platform),
      rule('days', 0, 30)(
        'elsewhereRankDays',
        '已在别处售出降权',
        '每次把在售商品的排序时间后移多少天，同期不能擦亮',
        platform,
      ),
      rule('count', 2, 100)('elsewhereFirst', '已在别处售出首次限制', '第几次起限制上架', platform),
      rule('days', 1, 30)('elsewhereFirstDays', '首次限制上架', '限制几天', platform),
      rule('count', 2, 100)('elsewhereNext', '已在别处售出再次限制', '第几次起加长限制', platform),
      rule('days', 1, 30)('elsewhereNextDays', '再次限制上架', '限制几天', platform),
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
      rule('hours', 0, 72)(
        'hoursCapHours',
        '营业时间最多顺延',
        '卖家设置营业时间或休假时，发货期限只算营业时间，比全天计时最多晚多久',
      ),
      rule('fen', 0, 100_000_000)(
        'deliverVideoFromFen',
        '交付录屏',
        '货款达到后，卖家、号主、打手和币商交付时要上传录屏；0 为不要求',
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
  ...MODE_GROUPS,
]

const BY_KEY = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map((defined) => [defined.key, defined])))

export const definedOf = (key: string): RuleDefined | undefined => BY_KEY.get(key as RuleKey)
