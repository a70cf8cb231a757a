import { BLACK_REASONS, type BlackReason } from '@/lib/shared/trade/trust'
import type { RulingSeed } from './ruling-seed'

type BlackCase = Omit<
  RulingSeed,
  'kind' | 'rule' | 'decision' | 'decided' | 'parties' | 'claimed' | 'awarded' | 'subject'
> & {
  reason: BlackReason
  subject: NonNullable<RulingSeed['subject']>
  accused?: string
  claimed?: string
}

const black = ({ accused = '站外人员', claimed = '0.00', reason, ...rest }: BlackCase): RulingSeed => ({
  ...rest,
  kind: 'blacklist',
  reason,
  parties: [
    ['被列入人', accused],
    ['举报人', '平台实名用户'],
  ],
  rule: [BLACK_REASONS[reason].rule, BLACK_REASONS[reason].text],
  decision: '列入黑名单，平台各站点都能查到',
  decided: '列入黑名单',
  claimed,
  awarded: '0.00',
})

/** Made-up accounts: QQ numbers of ten digits from 39…, WeChat ids ending in _demo, mobiles from 100…. */
export const BLACK_RULINGS: readonly RulingSeed[] = [
  black({
    code: 'B26111900021466',
    title: '冒充平台客服索要“保证金”',
    gameId: 107,
    reason: 'fakeService',
    subject: [1, '3900001024'],
    claimed: '600.00',
    facts: '该 QQ 使用平台标志作头像，自称“交易专员”，以“订单异常需缴纳保证金”为由要求三名用户扫码付款，合计 600 元。',
    reasoning: [
      '该号码不在客服名录内，验真结果为假客服。三名用户分别提交的聊天截图话术一致，收款码相同。',
      '平台不会通过个人 QQ 收取保证金，也不会通过个人 QQ 联系付款。行为性质明确，证据充分。',
    ],
    decidedDaysAgo: 2,
    tookHours: 16,
    steps: [
      [0, '收到举报', '聊天与付款截图 6 张'],
      [9, '并入另外两件举报', '话术与收款码一致'],
    ],
  }),
  black({
    code: 'B26111400020873',
    title: '卖家售后找回账号，多次通知不还',
    gameId: 109,
    reason: 'retrieve',
    subject: [3, '10012340087'],
    accused: '卖家 青**故',
    claimed: '1500.00',
    facts: '账号售出第 41 天由原注册邮箱申诉找回，理赔已核实。卖家在三次通知后仍未归还。',
    reasoning: [
      '取回事实由理赔案件认定，本案不再重复调查。',
      '自第一次通知起已超过 48 小时，卖家既未归还也未说明，符合列入条件。',
    ],
    decidedDaysAgo: 7,
    tookHours: 30,
    steps: [
      [0, '理赔案件移交', '附改绑记录'],
      [2, '第三次通知卖家', '未回应'],
    ],
  }),
  black({
    code: 'B26110900019750',
    title: '低价引流至站外付款后失联',
    gameId: 104,
    reason: 'offSite',
    subject: [2, 'sanjiao_lo88_demo'],
    claimed: '1999.00',
    facts: '该微信在游戏群以低价出售账号，要求直接转账。付款后以“解冻费”为由再次索款，随后拉黑用户。',
    reasoning: [
      '举报人提交了完整的聊天记录和两笔转账凭证，昵称、微信号与收款人一致。',
      '交易虽不在平台发生，但该微信曾以本站商品截图引流，可能继续危害平台用户，有必要列入。',
    ],
    decidedDaysAgo: 12,
    tookHours: 38,
    steps: [
      [0, '收到举报', '聊天与转账截图 5 张'],
      [22, '要求补充材料', '举报人补交原始记录'],
    ],
    state: 'appealed',
  }),
  black({
    code: 'B26110400018632',
    title: '收货后转移道具再申请退款',
    gameId: 131,
    reason: 'falseRefund',
    subject: [4, 'dnf-kuafu-1731'],
    accused: '买家 秋**霜',
    claimed: '860.00',
    facts: '买家确认收到装备后，将其转移至另一角色，再以“未收到”为由申请退款。',
    reasoning: [
      '交易截图与邮件记录显示装备已送达约定角色，10 分钟后被转出。',
      '转入角色与买家另一笔订单的收货角色相同，买家未能解释。退款申请系虚构事实。',
    ],
    decidedDaysAgo: 17,
    tookHours: 42,
    steps: [
      [0, '卖家举报', '交付前后截图 4 张'],
      [26, '核对角色记录', '转入角色为买家所有'],
    ],
  }),
  black({
    code: 'B26102800017118',
    title: '第三次出售来源不明账号',
    gameId: 111,
    reason: 'fakeGoods',
    subject: [3, '10055660321'],
    accused: '卖家 晚**风',
    claimed: '2140.00',
    facts: '该卖家半年内三次出售的账号均在交付后被厂商以盗号为由收回，前两次已退款并警示。',
    reasoning: [
      '三个账号均无法提供首次注册凭证，卖家称“朋友托卖”，每次朋友都不同。',
      '前两次警示明确告知后果，第三次仍未核实来源，符合“经警示仍不改正”。',
    ],
    decidedDaysAgo: 24,
    tookHours: 47,
    steps: [
      [0, '案件移交', '第三次同类退款'],
      [24, '听取卖家意见', '未提供来源凭证'],
    ],
  }),
  black({
    code: 'B26102000015904',
    title: '假冒中间人骗取账号资料',
    gameId: 107,
    reason: 'fakeService',
    subject: [2, 'zhongjie_vip_demo'],
    facts: '该微信自称“平台认证中介”，以代办验号为由索取账号密码和短信验证码，随后改绑账号。',
    reasoning: [
      '平台没有任何以个人微信提供的中介服务，验真结果为假客服。',
      '两名用户的账号在提供验证码后 5 分钟内被改绑，时间与聊天记录吻合。',
    ],
    decidedDaysAgo: 32,
    tookHours: 21,
    steps: [[0, '收到举报', '聊天与改绑短信截图 4 张']],
  }),
  black({
    code: 'B26101100014277',
    title: '以退订金为名再次索款',
    gameId: 177,
    reason: 'offSite',
    subject: [1, '3900074418'],
    claimed: '420.00',
    facts: '该 QQ 收取订金后称“系统冻结，需再付一笔才能退回”，用户拒绝后被拉黑。',
    reasoning: ['聊天记录显示该号码主动要求脱离平台付款。两笔索款理由前后矛盾，没有交付意愿。'],
    decidedDaysAgo: 41,
    tookHours: 26,
    steps: [[0, '收到举报', '聊天与转账截图 3 张']],
  }),
  black({
    code: 'B26092200011835',
    title: '找回后改头换面再次上架',
    gameId: 102,
    reason: 'retrieve',
    subject: [4, 'lol.hexi.2291'],
    accused: '卖家 长**旧',
    claimed: '880.00',
    facts: '卖家取回已售账号，修改昵称后以新标题再次上架，被原买家认出。',
    reasoning: [
      '两次商品的等级、皮肤清单与注册年份完全一致，账号编号相同。',
      '卖家在原买家投诉后仍继续出售，主观恶意明显。',
    ],
    decidedDaysAgo: 60,
    tookHours: 19,
    steps: [[0, '原买家举报', '两次商品页面截图']],
  }),
  black({
    code: 'B26090300009361',
    title: '手机号被误列，申诉后撤销',
    gameId: 116,
    reason: 'offSite',
    subject: [3, '10033217755'],
    facts: '举报人称该手机号引导站外付款。列入后，号码现机主提出申诉，称号码系两个月前新办。',
    reasoning: [
      '原处理依据的聊天记录真实，但发生在号码换主之前。',
      '现机主提交了运营商入网凭证，与聊天时间不重合。黑名单针对行为人，不应由后来的机主承担。',
    ],
    decidedDaysAgo: 79,
    tookHours: 33,
    steps: [
      [0, '收到举报', '聊天截图 3 张'],
      [260, '收到申诉', '运营商入网凭证'],
      [291, '申诉成立，撤销原处理', '由原审核人以外的人员复核'],
    ],
    state: 'overturned',
  }),
  black({
    code: 'B26081800007702',
    title: '买家伪造换绑失败截图骗退款',
    gameId: 113,
    reason: 'falseRefund',
    subject: [1, '3900058830'],
    accused: '买家 星**月',
    claimed: '1260.00',
    facts: '买家提交“换绑失败”截图申请退款，卖家指出截图中的时间早于下单时间。',
    reasoning: [
      '截图元素与厂商页面当时版本不符，且拍摄时间早于订单。客服现场换绑一次成功。',
      '买家伪造证据骗取退款，虽未得逞，仍符合列入条件。',
    ],
    decidedDaysAgo: 95,
    tookHours: 29,
    steps: [
      [0, '卖家举报', '截图与订单记录'],
      [11, '客服现场换绑', '一次成功'],
    ],
  }),
]
