'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { lazyCall } from '@/lib/client/lazy-call'

/** Staff invitation: takes effect only when the invited user accepts it. */
export function AcceptInvitation({ token, onAccepted }: { token: string; onAccepted: () => void }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const handleAccept = async () => {
    setBusy(true)
    await lazyCall('POST /staff/acceptInvitation', { token }).then(onAccepted, (error: Error) =>
      setRefused(error.message),
    )
    setBusy(false)
  }
  return (
    <>
      <p>本站邀请你成为员工。接受后需要绑定动态验证码，不想加入可以直接离开。</p>
      {refused ? <Alert kind="warn">{refused}</Alert> : null}
      <Button kind="primary" loading={busy} onClick={() => void handleAccept()}>
        接受邀请
      </Button>
    </>
  )
}
