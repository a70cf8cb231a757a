import { VENDOR_NAMES, type Vendor } from './vendors'

export type LoginWay = 'password' | 'sms' | 'qr' | 'register' | 'site' | 'team' | Vendor

export const LOGIN_WAY_NAMES: Readonly<Record<LoginWay, string>> = {
  password: '密码登录',
  sms: '短信登录',
  qr: '扫码登录',
  register: '注册',
  site: '从平台站点进入',
  team: '团队成员',
  wechat: `${VENDOR_NAMES.wechat}登录`,
  qq: `${VENDOR_NAMES.qq}登录`,
}
