'use client'

import { useState } from 'react'
import type { ApiError } from '../api'

/** By name: the class would bring the API client into the first load of public forms. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/** State of one form: busy, the field that was refused with its message and code (0: refused here), or a message for the whole form. Typed text is never touched. */
export function useSubmit() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ code: number; field: string; message: string } | null>(null)
  const submit = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefused(null)
    try {
      await work()
    } catch (error) {
      if (!isApiError(error)) throw error
      const field = (error.data as { field?: string } | null)?.field ?? ''
      setRefused({ code: error.code, field, message: error.message })
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (field: string): string | undefined => (refused?.field === field ? refused.message : undefined)
  return {
    busy,
    refused,
    errorOf,
    submit,
    refuse: (field: string, message: string) => setRefused({ code: 0, field, message }),
    clear: () => setRefused(null),
  }
}
