'use client'

import { useState } from 'react'
import { ApiError } from '@/lib/client/api'

/** State of one form: busy, the field the server refused with its message, or a message for the whole form. Typed text is never touched. */
export function useSubmit() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ field: string; message: string } | null>(null)
  const submit = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefused(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = (error.data as { field?: string } | null)?.field ?? ''
      setRefused({ field, message: error.message })
    } finally {
      setBusy(false)
    }
  }
  /** Message for a field; '' takes what belongs to none of `fields`. */
  const errorOf = (field: string): string | undefined => (refused?.field === field ? refused.message : undefined)
  return { busy, refused, errorOf, submit, refuse: (field: string, message: string) => setRefused({ field, message }) }
}
