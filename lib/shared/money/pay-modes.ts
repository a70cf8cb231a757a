/** `payMode` of the contract; 15 is the specification's, the others are ours. */
export const PAY_MODES = { '15': 'qr', '16': 'page', '17': 'jsapi' } as const
export type PayMode = keyof typeof PAY_MODES

/** Parameters of WeixinJSBridge's getBrandWCPayRequest. */
export type JsapiParams = Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>

/** A browser that can open the payment app of its own device. */
export const isPhone = (userAgent: string): boolean => /Android|iPhone|iPod|HarmonyOS|Mobile/i.test(userAgent)
export const isWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)
