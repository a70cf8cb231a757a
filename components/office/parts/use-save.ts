'use client'

import { App, type FormInstance } from 'antd'
import { useState } from 'react'
import { ApiError } from '@/lib/client/api'

/** Sends a form: a refusal stands at its field where it names one, and what was typed stays. */
export function useSave<Fields>(
  form: FormInstance<Fields>,
  send: (fields: Fields) => Promise<unknown>,
  { done = '已保存', onSaved }: { done?: string; onSaved: () => void },
) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const save = async (fields: Fields) => {
    setBusy(true)
    try {
      await send(fields)
      message.success(done)
      onSaved()
    } catch (refusal) {
      const field = refusal instanceof ApiError ? (refusal.data as { field?: string } | null)?.field : undefined
      const text = refusal instanceof Error ? refusal.message : '保存失败'
      const isHere = field !== undefined && form.getFieldInstance(field as never) !== undefined
      if (isHere) form.setFields([{ name: field as never, errors: [text] }])
      else message.error(text)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
