import { randomBytes } from 'node:crypto'
import type { JsapiParams } from '@/lib/shared/money/pay-modes'
import { formatDateTime, MINUTE_MS } from '@/lib/shared/time'
import { WechatUnknown } from '../../wechat-pay/answer'
import { textOf, type Values } from '../../wechat-pay/values'
import type { Charge, ChargeKey, ChargeRequest, ChargeState } from '../port'
import type { PaymentParts } from './options'
import { readTrade } from './read-trade'

/**
 * Added to the end of a charge, which must be at least a minute ahead whenever a page is opened, also just before
 * `expiresAt`, and cannot change later. The charge is closed by us at `expiresAt`.
 */
const MORE_MS = 1.5 * MINUTE_MS
/** How long after its end an unknown number may still belong to a request on its way. */
const GRACE_MS = MORE_MS + 5 * MINUTE_MS
const LONGEST_DESCRIPTION = 127
const CLOSED = new Set(['ORDER_CLOSED', 'ORDERCLOSED'])
/** The charge is paid, or is too young to be closed. */
const NOT_CLOSED = new Set(['ORDERPAID', 'INVALID_REQUEST', 'USERPAYING'])

/** Opens, queries and closes charges. */
export function createCharges({ client, notifyUrl }: PaymentParts) {
  const { appId, mchId, keys, logOnce } = client

  const queryCharge = async ({ interSn }: ChargeKey): Promise<ChargeState | null> => {
    const name = 'query'
    const answer = await client.ask({
      name,
      path: `v3/pay/transactions/out-trade-no/${encodeURIComponent(interSn)}`,
      query: { mchid: mchId },
    })
    if (!answer.ok) {
      if (answer.code === 'ORDER_NOT_EXIST') return null
      throw new WechatUnknown(name, answer.code)
    }
    const trade = readTrade(client, answer.values)
    if (trade?.interSn !== interSn) throw new WechatUnknown(name, 'answer about another charge')
    return trade
  }

  /** The field of the answer that opens the payment. */
  const open = async (name: 'native' | 'h5' | 'jsapi', request: ChargeRequest, more: Values, field: string) => {
    const common = {
      appid: appId,
      mchid: mchId,
      description: [...request.subject].slice(0, LONGEST_DESCRIPTION).join(''),
      out_trade_no: request.interSn,
      time_expire: timeText(new Date(request.expiresAt.getTime() + MORE_MS)),
      attach: String(request.distId),
      notify_url: notifyUrl,
      amount: { total: Number(request.amount), currency: 'CNY' },
    }
    const answer = await client.ask({
      name,
      path: `v3/pay/transactions/${name}`,
      body: Object.assign(common, more),
    })
    if (!answer.ok) {
      const { code } = answer
      // our number with other content, or a contract without this product
      if (code !== 'ORDERPAID' && !CLOSED.has(code))
        logOnce(`${name} ${code}`, { interSn: request.interSn, code }, 'wechat pay opens no such charge')
      throw new WechatUnknown(name, code)
    }
    const value = textOf(answer.values[field])
    if (!value) throw new WechatUnknown(name, `answer without ${field}`)
    return value
  }

  const openQr = async (request: ChargeRequest): Promise<Charge> => ({
    kind: 'qr',
    qrText: await open('native', request, {}, 'code_url'),
  })

  const openPage = async (request: ChargeRequest): Promise<Charge> => {
    const { clientIp, returnUrl } = request.payer
    if (!clientIp) throw new Error('wechat pay: a page needs the address of the payer')
    const scene = { scene_info: { payer_client_ip: clientIp, h5_info: { type: 'Wap' } } }
    const url = await open('h5', request, scene, 'h5_url')
    if (!/^https?:/.test(url)) throw new WechatUnknown('h5', 'answer without an address')
    return { kind: 'page', url: returnUrl ? withReturn(url, returnUrl) : url }
  }

  const openJsapi = async (request: ChargeRequest): Promise<Charge> => {
    const { openId } = request.payer
    if (!openId) throw new Error('wechat pay: a call of its browser needs the payer')
    return { kind: 'jsapi', params: paramsOf(await open('jsapi', request, { payer: { openid: openId } }, 'prepay_id')) }
  }

  const paramsOf = (prepayId: string): JsapiParams => {
    const timeStamp = Math.floor(client.now().getTime() / 1000).toString()
    const nonceStr = randomBytes(16).toString('hex')
    const prepay = `prepay_id=${prepayId}`
    const paySign = keys.sign(`${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`)
    return { appId, timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign }
  }

  return {
    queryCharge,

    async createCharge(request: ChargeRequest): Promise<Charge> {
      if (request.channel !== 2) throw new Error('wechat pay takes no payments of another channel')
      switch (request.payer.method) {
        case 'qr':
          return openQr(request)
        case 'page':
          return openPage(request)
        case 'jsapi':
          return openJsapi(request)
      }
    },

    async closeCharge(key: ChargeKey): Promise<boolean> {
      const { interSn, expiresAt } = key
      const answer = await client.ask({
        name: 'close',
        path: `v3/pay/transactions/out-trade-no/${encodeURIComponent(interSn)}/close`,
        body: { mchid: mchId },
      })
      if (answer.ok) return true
      const { code } = answer
      // refusals may be unsigned: the state is queried, or certain by time
      if (CLOSED.has(code)) return (await queryCharge(key))?.state === 'CLOSED'
      if (code === 'ORDER_NOT_EXIST') return client.now().getTime() >= expiresAt.getTime() + GRACE_MS
      if (!NOT_CLOSED.has(code)) logOnce(`close ${code}`, { interSn, code }, 'wechat pay does not close a charge')
      return false
    },
  }
}

/** RFC 3339 in Beijing time. */
const timeText = (at: Date): string => `${formatDateTime(at).replace(' ', 'T')}+08:00`

const withReturn = (url: string, returnUrl: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
