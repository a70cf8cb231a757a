/** Notification kinds, in the order of the settings page. */
export const NOTIFICATION_KINDS = [
  'order',
  'watch',
  'bargain',
  'want',
  'question',
  'price',
  'goods',
  'money',
  'security',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Channels besides the notification list, which always gets everything. */
export const NOTIFICATION_CHANNELS = ['sms', 'mail', 'wechat'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** Name of each channel, and where it is bound. */
export const CHANNEL_WORDS: Readonly<Record<NotificationChannel, { name: string; todo: string; href: string }>> = {
  sms: { name: '短信', todo: '绑定手机', href: '/center/myself/changePhone' },
  mail: { name: '邮件', todo: '绑定邮箱', href: '/center/myself/changeEmail' },
  wechat: { name: '微信', todo: '绑定微信提醒', href: '/center/myself/thirdPartyBinding' },
}

interface KindWords {
  name: string
  /** Subject of the notifications. */
  about: string
  /** Channels enabled by default. */
  on: readonly NotificationChannel[]
}

export const KIND_WORDS: Readonly<Record<NotificationKind, KindWords>> = {
  order: { name: '订单', about: '付款、发货、验收、退款和放款', on: ['sms', 'wechat'] },
  watch: { name: '售后守护', about: '买来的账号第 1、3、7 天是否还在你手里', on: [] },
  bargain: { name: '议价', about: '收到出价、还价和回复', on: [] },
  want: { name: '求购', about: '有卖家报价，报价被选中或拒绝', on: [] },
  question: { name: '问答', about: '买家提问和咨询，卖家回复', on: [] },
  price: { name: '降价和上新', about: '设了提醒的商品降价，订阅的筛选有新商品', on: [] },
  goods: { name: '商品', about: '发布的商品通过审核、未通过或被下架', on: ['wechat'] },
  money: { name: '资金', about: '充值到账和其他资金变动', on: ['wechat'] },
  security: { name: '安全', about: '修改密码、在新设备上登录', on: ['sms', 'mail', 'wechat'] },
}
