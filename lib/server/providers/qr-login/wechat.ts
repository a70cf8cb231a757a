import type { QrLoginProvider } from './port'

/**
 * WeChat's own page asks first, then leads to the same confirmation page inside WeChat. Address per the WeChat web
 * authorisation guide (snsapi_base: no personal data is requested).
 */
export const createWechatQrLogin = (appId: string): QrLoginProvider => ({
  addressOf: ({ origin, code }) =>
    `https://open.weixin.qq.com/connect/oauth2/authorize?${new URLSearchParams({
      appid: appId,
      redirect_uri: `${origin}/login/scan`,
      response_type: 'code',
      scope: 'snsapi_base',
      state: code,
    })}#wechat_redirect`,
})
