'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PollAnswer } from '@/components/ui/overlays/use-payment-wait'
import { ApiError, call } from '@/lib/client/api'
import { readStored, writeStored } from '@/lib/client/browser-storage'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { payInWechat } from '@/lib/client/wechat-pay'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { NO_AMOUNT } from '@/lib/shared/money/recharge'
import { offeredWays, PAY_WAYS, type PayMethodRow, type PayWay, payModeOf, whyNoMode } from './pay-mode'
import { forgetReturn, readReturn, returnPath } from './pay-return'
import { forgetWechatPayer, readWechatPayer, storeWechatPayer } from './wechat-payer'

const NOT_LOADED = '支付方式还没加载出来，请检查网络后再试一次'
const CHANNEL = { ali: '1', wx: '2' } as const

/** A random id for the lifetime of the tab, so that it cannot identify a browser. */
function deviceId(): string {
  const stored = readStored('session', 'deviceId')
  const id = typeof stored === 'string' ? stored : crypto.randomUUID()
  writeStored('session', 'deviceId', id)
  return id
}

type Opened = OutputOf<ApiContract['GET /pay/showPayUrl']>

export interface RunningPayment {
  way: PayWay
  kind: Opened['kind']
  /** Yuan as text, as the server answers it; '' until then if the page that returned did not know it. */
  amount: string
  /** '' while it is being started. */
  payRand: string
  /** Content and picture of the QR code. */
  code: string
  picture: string
}

interface PaymentOptions {
  /** '': a recharge. */
  orderSn: string
  /** Yuan as text; '': nothing can be started. */
  amount: string
  /** The deposit that a recharge is for, so that its dialog opens again when the provider's page returns. */
  deposit?: string
  /** What this installation offers; undefined while loading. */
  methods: readonly PayMethodRow[] | undefined
  onPaid: () => void
  onRefused: (error: ApiError) => void
  /** The provider's page or WeChat's login has returned to a recharge of this amount. */
  onResume?: (amount: string) => void
}

/** The id cannot be read any more, or WeChat Pay may not accept it, as after a change of the official account. */
const isAboutPayer = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.reason === 'PAYMENT_FAILED' || (error.data as { field?: string } | null)?.field === 'wxPayer')

interface StartOptions {
  /** Another payment instead of the one that was started. */
  renew?: boolean
  /** Of a recharge that is continued; default: what is shown or entered. */
  amount?: string
  /** Just identified: a browser that stores nothing would otherwise ask WeChat again and again. */
  payer?: string
}

/**
 * One payment at a time: by QR code, on a page of the provider that returns here, or by a call of WeChat's browser,
 * whichever suits this browser. An error closes the dialog and is passed to `onRefused`.
 */
export function usePayment(options: PaymentOptions) {
  const { orderSn, amount, deposit = '', methods, onPaid, onRefused, onResume } = options
  const [shown, setShown] = useState<RunningPayment | null>(null)
  const intent = useIntent()
  const turn = useRef(0)

  const refuse = (message: string) => {
    setShown(null)
    onRefused(new ApiError('INVALID_INPUT', message))
  }
  const fail = (error: unknown) => {
    setShown(null)
    if (error instanceof ApiError) onRefused(error)
    else toast({ kind: 'warn', title: '提示', text: '网络超时' })
  }

  const start = async (way: PayWay, { renew = false, amount: of = '', payer = '' }: StartOptions = {}) => {
    // after a return the form may be empty; an order's amount may have changed meanwhile
    const total = orderSn ? amount : of || shown?.amount || amount
    if (!total) return refuse(NO_AMOUNT)
    if (!methods) return refuse(NOT_LOADED)
    const payMode = payModeOf(way, methods, navigator.userAgent)
    if (!payMode) return refuse(whyNoMode(way, navigator.userAgent))
    const returnUrl = returnPath({ way, amount: orderSn ? '' : total, deposit })
    const mine = ++turn.current
    if (renew) intent.forget()
    const kind = ({ '15': 'qr', '16': 'page', '17': 'jsapi' } as const)[payMode]
    setShown({ way, kind, amount: total, payRand: '', code: '', picture: '' })
    try {
      const wxPayer = payMode === '17' ? payer || readWechatPayer() : ''
      if (payMode === '17' && !wxPayer) {
        const { url } = await call('GET /pay/wechatAuthorize', { returnUrl })
        location.assign(url)
        return
      }
      const form = {
        amount: total,
        deviceId: deviceId(),
        aliOrWx: CHANNEL[way],
        payMode,
        orderId: orderSn,
        returnUrl,
        payIndex: String(PAY_WAYS.indexOf(way)),
        ...(wxPayer && { wxPayer }),
      }
      const { payRand } = await call('POST /pay/recPay', form, {
        progress: true,
        idempotencyKey: intent.keyOf(JSON.stringify(form)),
      })
      const opened = await call('GET /pay/showPayUrl', { id: payRand }, { progress: true })
      if (mine !== turn.current) return
      if (opened.paid) finish()
      else if (opened.expiresIn <= 0 && !renew) await start(way, { renew: true, amount: total, payer })
      else await open({ way, payRand, code: opened.qrText, picture: opened.qrImage }, opened)
    } catch (error) {
      if (payMode === '17' && isAboutPayer(error)) forgetWechatPayer()
      if (mine === turn.current) fail(error)
    }
  }

  const open = async (payment: Omit<RunningPayment, 'kind' | 'amount'>, opened: Opened) => {
    const { kind, amount, pageUrl, jsapi } = opened
    setShown({ ...payment, kind, amount })
    if (pageUrl) {
      // a page opens once, in this network: the next press asks for what can be opened then
      intent.forget()
      location.assign(pageUrl)
    }
    // its answer is not proof; the poll is
    if (jsapi && (await payInWechat(jsapi)) === 'failed') {
      // possibly because another person is logged in to WeChat now
      forgetWechatPayer()
      toast({ kind: 'warn', title: '提示', text: '微信支付没有完成，可以重新付款' })
    }
  }

  /** Continues after the provider's page or WeChat's login came back to this page. */
  const resume = useEffectEvent(async () => {
    const back = readReturn(location.search)
    if (!back) return
    forgetReturn()
    const { way, payRand, code, state } = back
    const total = orderSn ? amount : back.amount
    if (!orderSn && total) onResume?.(total)
    if (payRand) return setShown({ way, kind: 'page', amount: total, payRand, code: '', picture: '' })
    try {
      const { wxPayer } = await call('POST /pay/wechatPayer', { code, state })
      storeWechatPayer(wxPayer)
      await start(way, { amount: total, payer: wxPayer })
    } catch (error) {
      fail(error)
    }
  })
  const isReady = methods !== undefined
  useEffect(() => {
    // whether a payment that was started has arrived can be asked at once
    if (isReady || readReturn(location.search)?.payRand) void resume()
  }, [isReady])

  /** `status` 1 means paid by Alipay, `code` 0 by WeChat. */
  const poll = async (): Promise<PollAnswer> => {
    if (!shown) return 'waiting'
    const { payRand } = shown
    const answer = await call('GET /pay/queryPayStatus', { payRand })
    // the address that returned may state any amount, or none
    setShown((now) => (now?.payRand === payRand ? { ...now, amount: answer.amount } : now))
    if (shown.way === 'ali' ? answer.status === 1 : answer.code === 0) return 'done'
    return answer.expired ? 'expired' : 'waiting'
  }

  const close = () => {
    turn.current += 1
    setShown(null)
  }
  /** After success, the next payment gets a new idempotency key. */
  const finish = () => {
    close()
    intent.forget()
    onPaid()
  }
  /** Another way, if one is offered. */
  const other = offeredWays(methods).find((way) => way !== shown?.way)
  return { shown, other, start, renew: () => shown && start(shown.way, { renew: true }), poll, close, finish }
}
