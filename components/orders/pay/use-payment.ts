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
import { offeredWays, PAY_WAYS, type PayMethodRow, type PayWay, payModeOf, whyNoMode } from './pay-mode'
import { forgetReturn, readReturn, returnPath } from './pay-return'
import { readWechatPayer, storeWechatPayer } from './wechat-payer'

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
  /** '' while it is being started. */
  payRand: string
  /** Content and picture of the QR code. */
  code: string
  picture: string
}

interface PaymentOptions {
  /** '': a recharge. */
  orderSn: string
  /** Yuan as text. */
  amount: string
  /** What this installation offers; undefined while loading. */
  methods: readonly PayMethodRow[] | undefined
  onPaid: () => void
  onRefused: (error: Pick<ApiError, 'message'>) => void
}

/**
 * One payment at a time: by QR code, on a page of the provider that returns here, or by a call of WeChat's browser,
 * whichever suits this browser. An error closes the dialog and is passed to `onRefused`.
 */
export function usePayment({ orderSn, amount, methods, onPaid, onRefused }: PaymentOptions) {
  const [shown, setShown] = useState<RunningPayment | null>(null)
  const intent = useIntent()
  const turn = useRef(0)

  const fail = (error: unknown) => {
    setShown(null)
    if (error instanceof ApiError) onRefused(error)
    else toast({ kind: 'warn', title: '提示', text: '网络超时' })
  }

  const start = async (way: PayWay, renew = false) => {
    const payMode = payModeOf(way, methods ?? [], navigator.userAgent)
    if (!payMode) return onRefused({ message: whyNoMode(way, navigator.userAgent) })
    const mine = ++turn.current
    if (renew) intent.forget()
    const kind = ({ '15': 'qr', '16': 'page', '17': 'jsapi' } as const)[payMode]
    setShown({ way, kind, payRand: '', code: '', picture: '' })
    try {
      const wxPayer = payMode === '17' ? readWechatPayer() : ''
      if (payMode === '17' && !wxPayer) {
        const { url } = await call('GET /pay/wechatAuthorize', { returnUrl: returnPath(way) })
        location.assign(url)
        return
      }
      const form = {
        amount,
        deviceId: deviceId(),
        aliOrWx: CHANNEL[way],
        payMode,
        orderId: orderSn,
        returnUrl: returnPath(way),
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
      else if (opened.expiresIn <= 0 && !renew) await start(way, true)
      else await open({ way, kind: opened.kind, payRand, code: opened.qrText, picture: opened.qrImage }, opened)
    } catch (error) {
      if (mine === turn.current) fail(error)
    }
  }

  const open = async (payment: RunningPayment, { pageUrl, jsapi }: Opened) => {
    setShown(payment)
    if (pageUrl) location.assign(pageUrl)
    // its answer is not proof; the poll is
    if (jsapi && (await payInWechat(jsapi)) === 'failed')
      toast({ kind: 'warn', title: '提示', text: '微信支付没有完成，可以重新付款' })
  }

  /** Continues after the provider's page or WeChat's login came back to this page. */
  const resume = useEffectEvent(async () => {
    const back = readReturn(location.search)
    if (!back) return
    forgetReturn()
    if (back.payRand) return setShown({ way: back.way, kind: 'page', payRand: back.payRand, code: '', picture: '' })
    try {
      storeWechatPayer((await call('POST /pay/wechatPayer', { code: back.code })).wxPayer)
      await start(back.way)
    } catch (error) {
      fail(error)
    }
  })
  const isReady = methods !== undefined
  useEffect(() => {
    if (isReady) void resume()
  }, [isReady])

  /** `status` 1 means paid by Alipay, `code` 0 by WeChat. */
  const poll = async (): Promise<PollAnswer> => {
    if (!shown) return 'waiting'
    const answer = await call('GET /pay/queryPayStatus', { payRand: shown.payRand })
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
  return { shown, other, start, renew: () => shown && start(shown.way, true), poll, close, finish }
}
