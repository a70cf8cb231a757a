'use client'

import { App, type FormInstance } from 'antd'
import { useState } from 'react'
import { ApiError } from '@/lib/client/api'

/** Submits a form; `send` may resolve with its own success message. An error is shown at its field if it has one, and the input is kept. */
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
      const said = await send(fields)
      message.success(typeof said === 'string' ? said : done)
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
