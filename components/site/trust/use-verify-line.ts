'use client'

import { type FormEvent, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { type VerifyKind, verifiedText, verifyError } from '@/lib/shared/trade/trust'

interface Said {
  text: string
  isGood: boolean
  /** The input was invalid. */
  isFault?: boolean
}

/** Checks whether a contact belongs to our staff and shows a one-sentence result; the details are on /kfyz. */
export function useVerifyLine() {
  const [kind, setKind] = useState<VerifyKind>(1)
  const [value, setValue] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = value.trim()
    const fault = verifyError(kind, typed)
    if (fault) return setSaid({ text: fault, isGood: false, isFault: true })
    setBusy(true)
    try {
      const found = await lazyCall(
        'GET /cusSer/queryVerifyCustomer',
        { queryType: `${kind}`, queryValue: typed },
        { progress: true },
      )
      const isGood = Object.keys(found).length > 0
      setSaid({ text: verifiedText(typed, isGood), isGood })
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : '网络超时', isGood: false })
    } finally {
      setBusy(false)
    }
  }
  return {
    kind,
    value,
    said,
    busy,
    word: kind === 1 ? '客服QQ号' : '客服微信号',
    choose: (next: VerifyKind) => {
      setKind(next)
      setSaid(null)
    },
    type: setValue,
    handleSubmit,
  }
}
