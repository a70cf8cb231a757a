'use client'

import { useRef, useState } from 'react'
import type { PollAnswer } from '@/components/ui/overlays/qr-dialog'
import { ApiError, call } from '@/lib/client/api'
import { readStored, writeStored } from '@/lib/client/browser-storage'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'

export type QrMethod = 'ali' | 'wx'

/** Payment methods and the default pay mode, as API numbers. */
const CHANNEL = { ali: '1', wx: '2' } as const
const PAY_MODE = '15'
const METHODS: readonly QrMethod[] = ['ali', 'wx']

/** A random id for the lifetime of the tab, so that it cannot identify a browser. */
function deviceId(): string {
  const stored = readStored('session', 'deviceId')
  const id = typeof stored === 'string' ? stored : crypto.randomUUID()
  writeStored('session', 'deviceId', id)
  return id
}

interface Shown {
  method: QrMethod
  payRand: string
  code: string
  picture: string
}

/**
 * One QR payment at a time: for an order, or a recharge if `orderSn` is ''. `amount` is yuan as text. An error closes
 * the dialog and is passed to `onRefused`.
 */
export function useQrPayment({
  orderSn,
  amount,
  onPaid,
  onRefused,
}: {
  orderSn: string
  amount: string
  onPaid: () => void
  onRefused: (error: ApiError) => void
}) {
  const [shown, setShown] = useState<Shown | null>(null)
  const intent = useIntent()
  const turn = useRef(0)

  const start = async (method: QrMethod, renew = false) => {
    const mine = ++turn.current
    if (renew) intent.forget()
    setShown({ method, payRand: '', code: '', picture: '' })
    const form = {
      amount,
      deviceId: deviceId(),
      aliOrWx: CHANNEL[method],
      payMode: PAY_MODE,
      orderId: orderSn,
      returnUrl: orderSn ? `/goods/success?orderSn=${orderSn}` : '/center/mywallets/list',
      payIndex: String(METHODS.indexOf(method)),
    }
    try {
      const { payRand } = await call('POST /pay/recPay', form, {
        progress: true,
        idempotencyKey: intent.keyOf(JSON.stringify(form)),
      })
      const qr = await call('GET /pay/showPayUrl', { id: payRand }, { progress: true })
      if (mine !== turn.current) return
      if (qr.paid) finish()
      else if (qr.expiresIn <= 0 && !renew) await start(method, true)
      else setShown({ method, payRand, code: qr.qrText, picture: qr.qrImage })
    } catch (error) {
      if (mine !== turn.current) return
      setShown(null)
      if (error instanceof ApiError) onRefused(error)
      else toast({ kind: 'warn', title: '提示', text: '网络超时' })
    }
  }

  /** `status` 1 means paid by Alipay, `code` 0 by WeChat. An expired payment is an error: polling stops and a new code is offered. */
  const poll = async (): Promise<PollAnswer> => {
    if (!shown) return 'waiting'
    const answer = await call('GET /pay/queryPayStatus', { payRand: shown.payRand })
    if (shown.method === 'ali' ? answer.status === 1 : answer.code === 0) return 'done'
    if (answer.expired) throw new Error('expired')
    return 'waiting'
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
  return { shown, start, renew: () => shown && start(shown.method, true), poll, close, finish }
}
