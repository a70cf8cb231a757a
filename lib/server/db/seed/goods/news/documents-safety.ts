import { FREE_COVER } from '@/lib/shared/goods/covers'
import { WECHAT_COMPLAINTS } from '@/lib/shared/site/news'
import { shareText } from '@/lib/shared/text/span-text'
import { CLAIM_ADVANCE_HOURS, CLAIM_APPEAL_HOURS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import { DEPOSIT_HOLD_HOURS } from '@/lib/shared/trade/deposits'
import { DISPUTE_APPEAL_HOURS, DISPUTE_RULING_HOURS } from '@/lib/shared/trade/disputes'
import { dutyText } from '@/lib/shared/trade/duty-hours'
import { REVIEW_HOURS } from '@/lib/shared/trade/trust'
import { dutyOf } from '../../../../modules/core/tenancy/rules-duty'
import type { ArticleSeed } from './article-seed'
import { coverTable } from './cover-rows'
import { defaultsOf, span } from './default-terms'
import { h2, h3, link, ol, p, plate, quote, table, ul } from './markup'

const DAY = 24
const { disputeHours, cancelFeeBp, holdHours } = defaultsOf('account')
const duty = dutyText(dutyOf(defaultsOf('account')))
const rulingDays = DISPUTE_RULING_HOURS / DAY
const advanceDays = CLAIM_ADVANCE_HOURS / DAY

/** Protection, complaints and liability. */
export const SAFETY_DOCUMENTS: readonly ArticleSeed[] = [
  {
    code: 'security',
    title: '安全保障',
    summary: '从付款到放款的各项保障：货款托管、客服验真、陪同验号、交付加密、放款等待期与包赔。',
    keywords: '安全保障,包赔,货款托管,客服验真',
    hoursAgo: DAY * 115,
    html:
      plate('security', '交易保障', '每一步保护买家的动作，都能在页面上看到') +
      h2('有哪些保障') +
      ol(
        '<strong>货款托管</strong>：付款后货款停在平台，买家确认收货、放款等待期结束后才付给卖家。',
        '<strong>客服验真</strong>：官方客服的QQ、微信均可查询，查不到的都是假的。',
        '<strong>陪同验号</strong>：客服在群内核对绑定、实名、封禁记录和描述。',
        '<strong>交付加密</strong>：卖家交付的账号密码加密保存，只有付款的买家可以查看，每次查看都有记录。',
        '<strong>验号加密</strong>：卖家提交给客服验号的账号密码，只有跟进这笔订单的客服可以查看，没有成交会立即删除。',
        `<strong>放款等待期</strong>：账号交易确认收货后，货款默认继续冻结${span(holdHours)}；卖家交了店铺保证金的，冻结${span(DEPOSIT_HOLD_HOURS)}，买家的${FREE_COVER.days}天免费保障不变。`,
        `<strong>包赔</strong>：账号被找回，申请理赔后${advanceDays}天内没有追回的，平台先赔付，再向卖家追偿。`,
      ) +
      h2('包赔档位') +
      coverTable() +
      p(
        '期限从收货起算，费用和赔付范围有调整的以下单页为准。前四项用于账号，付费档位已含免费保障；追回包赔用于道具、游戏币等其他商品。',
      ) +
      h2('封禁怎么赔') +
      p(
        '支持封禁保障的游戏，各档都赔交付前的违规、账号转让、原号主更换或注销实名造成的封禁。申请时填写封禁日期和原因，上传官方通知和登录记录，验号截图由平台附上；封禁在交付之后的，由客服认定原因。收货后自己游戏造成的、商品页已写明的、没有按交付说明操作造成的不赔。',
        '租号：号主可以按 30 天开通，租客可以在下单时购买。租期内违规使账号被封的，号主凭官方通知申请，先用保留的押金，不足的由平台先赔给号主，再向租客追偿。封禁较晚的游戏，押金保留到归还后若干天，下单前写明。',
      ) +
      h2('怎样申请理赔') +
      p(
        `在订单详情点“申请理赔”，写明情况并上传截图，负责客服在${CLAIM_REVIEW_HOURS}小时内审核；审核通过而提交后${advanceDays}天内没有追回的，赔款自动到您的余额。进度和负责客服都能在理赔页看到。`,
        `不认可审核结果的，可以在${CLAIM_APPEAL_HOURS}小时内申诉，由另一位客服复核；每笔理赔只能申诉一次。`,
      ),
  },
  {
    code: 'complaints',
    title: '投诉建议',
    summary: '投诉对象、提交方式、回复时限与升级渠道，含未成年人退款通道。',
    keywords: '投诉建议,客服投诉,未成年人退款',
    hoursAgo: DAY * 114,
    html:
      p('对交易、客服或页面内容不满意，都可以告诉我们。') +
      h2('先选对入口') +
      table(
        ['情况', '入口', '回复时限'],
        [
          '订单有争议',
          '订单详情中的“申请售后”',
          `对方${disputeHours}小时内回应（游戏币${defaultsOf('currency').disputeHours}小时，${duty}计时）；客服介入后${rulingDays}天内给出处理结果`,
        ],
        ['商品描述不实、盗图', '商品页的“举报”', `${REVIEW_HOURS}小时`],
        ['有人冒充客服', link('/kfyz', '客服验真'), '即时结果'],
        ['买到的账号被找回，要求赔付', '订单详情中的“申请理赔”', `${CLAIM_REVIEW_HOURS}小时审核`],
        ['举报找回账号、诈骗的人', link('/black/releaseBlack', '黑号举报'), `${REVIEW_HOURS}小时审核`],
        ['通过微信投诉', link(`/news/${WECHAT_COMPLAINTS}`, '微信投诉渠道'), '1个工作日'],
        [
          '其他咨询、投诉和建议',
          link('/service?kind=complaint', '客服中心'),
          '投诉 24 小时内首次回复，7 天内给出处理结果',
        ],
        ['侵权通知、司法协助', link('/service?kind=rights', '客服中心'), '24 小时内首次回复'],
      ) +
      p(
        `其他咨询、投诉和建议请到${link('/service', '客服中心')}提交，立即生成工单号，写明处理人和期限，${link('/service/case', '查进度')}用工单号和手机号。联系客服前可以先到${link('/kfyz', '客服验真')}核对账号。`,
      ) +
      h2('请准备') +
      ul('订单号或商品编号；', '聊天记录、截图等证据，请保留原图；', '您的诉求：退款、补偿、纠正或道歉。') +
      h2('不满意处理结果') +
      p(
        `对售后或理赔的处理结果不满意，可以在${Math.min(DISPUTE_APPEAL_HOURS, CLAIM_APPEAL_HOURS)}小时内申诉，由另一位客服复核；每笔售后、每笔理赔只能申诉一次，一方申诉后另一方不能再申诉。仍有异议的，可以向消费者协会或有关部门反映，我们会配合提供记录。`,
      ) +
      h2('未成年人退款') +
      p(
        `请监护人到${link('/service?kind=guardian', '客服中心')}选择“未成年人退款”，无需登录，上传监护关系证明和身份证明，写明情况。24 小时内首次回复，15 天内给出处理结果。`,
      ),
  },
  {
    code: WECHAT_COMPLAINTS,
    title: '微信投诉渠道公示',
    summary: '通过微信公众号提交投诉的步骤、需要的材料和回复时限。',
    keywords: '微信投诉,公众号,假冒客服',
    hoursAgo: DAY * 113,
    html:
      p('如果您是通过微信与我们联系，或者遇到假冒客服、私下交易等情况，可以按下面的步骤投诉。') +
      h2('提交步骤') +
      ol(
        `打开${link('/kfyz#contact', '联系客服')}，在微信中扫描公示的公众号二维码并关注，核对名称与认证主体；`,
        '在公众号中留言“投诉”，写明订单号和经过；',
        '按客服的回复发送聊天截图和付款凭证；',
        `客服登记后会告知工单号，请保存，之后可以${link('/service/case', '查进度')}。`,
      ) +
      h2('回复时限') +
      table(
        ['类型', '首次回复', '处理完成'],
        ['假冒客服、诈骗', '1小时', '1个工作日内给出核实结果'],
        ['订单争议', '1个工作日', `客服介入后${rulingDays}天内给出处理结果`],
        ['服务态度', '1个工作日', '3个工作日'],
      ) +
      quote('官方公众号与客服不会要求您转账到个人账户，不会发送要求登录的陌生链接，也不会索要短信验证码。') +
      h3('无法使用微信？') +
      p(
        `也可以直接到${link('/service?kind=complaint', '客服中心')}提交，其他入口见${link('/news/complaints', '投诉建议')}，处理标准相同。`,
      ),
  },
  {
    code: 'disclaimer',
    title: '免责声明',
    summary: '游戏运营商行为、用户自身原因、不可抗力与外部链接等情形下的责任划分。',
    keywords: '免责声明,责任划分',
    hoursAgo: DAY * 112,
    html:
      p('本声明说明在哪些情形下平台不承担责任。声明不排除平台依法应当承担的责任，也不影响您选购的包赔服务。') +
      h2('一、商品信息') +
      p('除标注“官方”的商品外，商品信息由卖家提供并对真实性负责。平台对商品作形式审核，并在交易中提供验号服务。') +
      h2('二、游戏运营商') +
      p(
        '游戏停服、合区、数值调整、封禁，以及游戏公司依据其用户协议作出的处理，由游戏公司负责。交易完成后因买家使用外挂、违规等自身行为导致的封禁，平台未通过。',
      ) +
      h2('三、用户自身原因') +
      ul('离开平台付款或交付；', '把密码、验证码告知他人；', '没有及时换绑、修改密码；', '使用他人身份认证。') +
      h2('四、不可抗力') +
      p(
        '因自然灾害、网络故障、黑客攻击、政策调整等不可抗力造成服务中断的，平台会尽快恢复并公告；影响到已付款订单的，可以联系客服冻结订单，冻结期间停止计时。',
      ) +
      h2('五、外部链接') +
      p('友情链接与用户发布的外部链接仅供参考。离开本站后请自行判断内容的真实性与安全性。') +
      h2('六、知识产权') +
      p(
        '游戏名称、标识和美术素材归各自权利人所有，本站仅为说明商品而使用名称。权利人认为内容侵权的，请通过' +
          link('/news/complaints', '投诉建议') +
          '提交权属证明，我们核实后及时处理。',
      ),
  },
  {
    code: 'refund',
    title: '退款与售后说明',
    summary: '哪些情况可以退款、退到哪里、多久到账，以及取消订单时的费用。',
    keywords: '退款,售后,取消订单',
    hoursAgo: DAY * 80,
    html:
      h2('可以退款的情况') +
      table(
        ['情况', '退款比例', '由谁承担'],
        ['卖家交付前，买卖任何一方取消', '100%', '不收费，验号无误后取消除外'],
        ['卖家超时未交付', '100%', '卖家'],
        ['验号不符', '100%', '卖家'],
        ['客服没有按时接入或完成验号', '100%', '平台'],
        ['验号无误后买家单独取消', `扣除货款的${shareText(cancelFeeBp)}作违约金`, '买家，一半付给卖家、一半归平台'],
        ['验号无误后卖家单独取消', '100%', `卖家另付货款的${shareText(cancelFeeBp)}作违约金，一半付给买家、一半归平台`],
        ['数量没有交足', '没有交付的部分按比例退', '卖家'],
        ['描述不实、数量不符、登不上', '按售后处理结果全额退或部分退', '按售后处理结果'],
        ['付款到账时订单已取消，商品已被他人买走', '100%', '平台退到您的余额'],
        ['换绑开始后', '不能单独取消', '申请售后'],
      ) +
      h2('退到哪里') +
      p(
        '退款原路退回：余额支付的退回余额，立即到账；支付宝、微信支付的退回付款账户，到账时间以支付机构为准。退不回付款账户的，退到您在本站的余额，可以继续使用或申请提现。',
        '订单取消后才到账的付款：商品还在、价格没变的，订单照常继续；否则款项退到您在本站的余额，不退回付款账户。违约金、保证金赔给您的部分和包赔赔款也进余额。',
        '验号后的违约金：表中为默认比例，以取消时页面显示的金额为准。',
      ) +
      h2('怎样申请') +
      ol(
        '打开订单详情，选择“取消订单”“申请退款”“取消交易”或“申请售后”，页面只显示现在可以用的；',
        '选择原因；申请售后的，写明经过并上传截图；',
        '在订单的时间线中查看每一步结果。',
      ),
  },
]
