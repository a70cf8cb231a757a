'use client'

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { isInserted } from '@/components/ui/forms/is-inserted'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalContact, type VerifyKind, verifiedText, verifyError } from '@/lib/shared/trade/trust'

interface VerifyResult {
  text: string
  isGood: boolean
  /** The input was invalid. */
  isFault?: boolean
}

/** Checks whether a contact belongs to our staff and shows a one-sentence result; the details are on /kfyz. */
export function useVerifyLine() {
  const [kind, setKind] = useState<VerifyKind>(1)
  const [value, setValue] = useState('')
  const [result, setResult] = useState<VerifyResult | null>(null)
  const [busy, setBusy] = useState(false)
  /** Counts changes: an answer about an earlier input is not shown. */
  const version = useRef(0)
  const change = (next: string) => {
    version.current++
    setValue(next)
    setResult(null)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = normalContact(value)
    setValue(typed)
    const turn = version.current
    const say = (next: VerifyResult) => {
      if (turn === version.current) setResult(next)
    }
    const fault = verifyError(kind, typed)
    if (fault) return say({ text: fault, isGood: false, isFault: true })
    setBusy(true)
    try {
      const found = await lazyCall(
        'GET /cusSer/queryVerifyCustomer',
        { queryType: `${kind}`, queryValue: typed },
        { progress: true },
      )
      const isGood = Object.keys(found).length > 0
      say({ text: verifiedText(typed, isGood), isGood })
    } catch (error) {
      say({ text: error instanceof Error ? error.message : '网络超时', isGood: false })
    } finally {
      setBusy(false)
    }
  }
  return {
    kind,
    value,
    result,
    busy,
    word: kind === 1 ? '客服QQ号' : '客服微信号',
    choose: (next: VerifyKind) => {
      setKind(next)
      change(value)
    },
    type: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text } = event.target
      change(isInserted(event) ? normalContact(text) : text)
    },
    leave: () => setValue(normalContact(value)),
    handleSubmit,
  }
}
