'use client'

import { useState } from 'react'
import { useSecondsLeft } from '@/components/ui/countdown'
import { call } from '@/lib/client/api'

/** Sends a code to the own phone; the wait before the next one comes from the server (60 s). Rejects as `call` does. */
export function useSmsCode(purpose: 'payPassword' | 'phone' | 'payout') {
  const [until, setUntil] = useState(0)
  const [phone, setPhone] = useState('')
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(until)
  const send = async () => {
    setBusy(true)
    try {
      const sent = await call('POST /comm/smsBindPhone', { purpose })
      setPhone(sent.phone)
      setUntil(Date.now() + sent.waitSeconds * 1000)
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, left, phone }
}
