import type { SecurityItem } from '@/lib/shared/people/member'

/** Names of the security items, the page where each is set up, and the label of the action. */
export const SECURITY_ITEMS: Record<
  SecurityItem,
  { name: string; icon: string; todo: string; href: string; text: string }
> = {
  realName: {
    name: '实名认证',
    icon: 'idcard',
    todo: '完成实名认证',
    href: '/center/myself/identityAuthentication',
    text: '交易、充值和提现前需要完成，须年满 18 周岁',
  },
  phone: {
    name: '手机',
    icon: 'phone',
    todo: '绑定手机',
    href: '/center/myself/changePhone',
    text: '用于登录和接收短信验证码',
  },
  password: {
    name: '登录密码',
    icon: 'lock',
    todo: '设置登录密码',
    href: '/center/myself/changePassword',
    text: '8-32 位，需同时包含字母和数字',
  },
  payPassword: {
    name: '支付密码',
    icon: 'key',
    todo: '设置支付密码',
    href: '/center/myself/changePayPassword',
    text: '余额付款时使用的 6 位数字密码',
  },
  email: {
    name: '邮箱',
    icon: 'mail',
    todo: '绑定邮箱',
    href: '/center/myself/changeEmail',
    text: '接收安全和订单提醒',
  },
  payout: {
    name: '收款账户',
    icon: 'card',
    todo: '绑定收款账户',
    href: '/center/myself/changeAliAccount',
    text: '提现时收款，须与实名一致',
  },
}

/** Order in the member header. */
export const SECURITY_ORDER: readonly SecurityItem[] = [
  'realName',
  'phone',
  'password',
  'payPassword',
  'email',
  'payout',
]
