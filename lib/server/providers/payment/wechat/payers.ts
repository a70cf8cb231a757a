import { askJson, textOf } from '../../oauth/ask-json'
import type { WechatPayers } from '../port'

interface PayersOptions {
  appId: string
  appSecret: string
  oauthOrigin: string
}

const PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize'
/** Wrong code, code used before, code expired. */
const WRONG_CODES = new Set([40029, 40163, 42003])

/** Identifies payers inside WeChat by the official account, without asking them (scope snsapi_base). */
export const createPayers = ({ appId, appSecret, oauthOrigin }: PayersOptions): WechatPayers => ({
  authorizeUrl(returnUrl, state) {
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: returnUrl,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    })
    return `${PAGE}?${query}#wechat_redirect`
  },
  async openIdOf(code) {
    const answer = await askJson(`${oauthOrigin}/sns/oauth2/access_token`, {
      appid: appId,
      secret: appSecret,
      code,
      grant_type: 'authorization_code',
    })
    const errcode = Number(answer.errcode ?? 0)
    if (WRONG_CODES.has(errcode)) return null
    const openId = textOf(answer.openid)
    if (errcode !== 0 || !openId) throw new Error(`wechat identifies no payer: ${errcode}`)
    return openId
  },
})
