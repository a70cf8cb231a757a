import { shortText } from '../text/cut-text'

interface SmsTemplate {
  /** Name for the operator, who has each text approved at the vendor. */
  name: string
  /** What the vendor calls it. */
  type: 'code' | 'notice'
  text: string
}

/**
 * Every kind of message. A vendor in China sends approved texts only, with values of at most 35 characters and no
 * addresses of web pages, which swindlers send too.
 */
export const SMS_TEMPLATES = {
  code: { name: '验证码', type: 'code', text: '你的验证码是{code}，10分钟内有效，请勿告诉他人。' },
  actionCode: {
    name: '提现与收款账户的验证码',
    type: 'notice',
    text: '你正在{what}，验证码是{code}，10分钟内有效，请勿告诉他人。',
  },
  orderNotice: { name: '订单通知', type: 'notice', text: '{what}。详情请自行打开网站，在个人中心的消息里查看。' },
  moneyNotice: { name: '资金通知', type: 'notice', text: '{what}。详情请自行打开网站，在个人中心的消息里查看。' },
  marketNotice: { name: '商品通知', type: 'notice', text: '{what}。详情请自行打开网站，在个人中心的消息里查看。' },
  securityNotice: {
    name: '安全通知',
    type: 'notice',
    text: '{what}。如果不是你本人操作，请自行打开网站修改密码，并联系客服。',
  },
  ticketUpdate: {
    name: '工单通知',
    type: 'notice',
    text: '你的工单{number}{what}。请自行打开网站，在客服中心用工单号和手机号查看。平台不会索要验证码。',
  },
  dealInvitation: {
    name: '担保交易邀请',
    type: 'notice',
    text: '有人邀请你通过中介担保完成一笔{game}账号交易，请在{hours}小时内打开对方发来的链接，用本手机号登录后查看。平台不会索要验证码。',
  },
  staffInvitation: {
    name: '员工邀请',
    type: 'notice',
    text: '{site}邀请你成为员工，请在{hours}小时内打开对方发来的链接，用本手机号登录后接受。不想加入请忽略。',
  },
} as const satisfies Record<string, SmsTemplate>

export type SmsKind = keyof typeof SMS_TEMPLATES
export const SMS_KINDS = Object.keys(SMS_TEMPLATES) as SmsKind[]

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** A message with exactly the values that its text names. */
export type SmsMessage = {
  [K in SmsKind]: { kind: K; values: Record<NamesIn<(typeof SMS_TEMPLATES)[K]['text']>, string> }
}[SmsKind]

const LONGEST_VALUE = 35

/** The values as a vendor accepts them. */
export const smsValues = ({ values }: SmsMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortText(value, LONGEST_VALUE)]))

/** The whole text, as the vendor would send it. */
export function smsText(message: SmsMessage): string {
  const values = smsValues(message)
  return SMS_TEMPLATES[message.kind].text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
