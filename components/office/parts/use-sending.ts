'use client'

import { App } from 'antd'
import { useState } from 'react'

/** Submits a dialog: shows the success message and calls `onDone`; an error stays visible. */
export function useSending(onDone: () => void) {
  const { message } = App.useApp()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (work: () => Promise<string>) => {
    setBusy(true)
    setFault('')
    try {
      message.success(await work())
      onDone()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, send, clear: () => setFault('') }
}
