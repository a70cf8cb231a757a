import type { WechatPayClient, WechatPayMerchant } from '../../wechat-pay/open-wechat-pay'

export interface WechatPaymentOptions extends WechatPayMerchant {
  /** Our public address that takes notices: https, without a query, at most 255 characters. */
  notifyUrl: string
  /** Hosts whose pages may lead to WeChat Pay's page for phones, as registered with it; with the port, if any. */
  h5Hosts: readonly string[]
  /** Hosts whose pages may call WeChat's browser, as registered with WeChat Pay and the official account. */
  jsapiHosts: readonly string[]
  /** Of the app, an official account: identifies payers inside WeChat, which is not offered without it. */
  appSecret?: string
  /** Where the codes of payers are exchanged; '' or absent: the real address. */
  oauthOrigin?: string
}

/** What the parts of the adapter share. */
export interface PaymentParts {
  client: WechatPayClient
  notifyUrl: string
}
