'use client'

import type { FormInstance } from 'antd'
import { useUnsaved } from './unsaved/use-unsaved'

/** Closing a dialog or drawer asks first if its fields were changed, as leaving its page does. */
export function useLeave(onClose: () => void, form?: FormInstance) {
  const { fields, reset, isChanged, ask } = useUnsaved(form)
  return { fields, reset, leave: () => (isChanged() ? ask(onClose) : onClose()) }
}
