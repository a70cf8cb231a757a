'use client'

import { useState } from 'react'
import styles from '@/components/orders/case/case.module.css'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'

/** One-click answer whether the buyer still owns a purchased account. A no leads to the claim. */
export function WatchAnswer({ checkId, onAnswered }: { checkId: string; onAnswered: () => void }) {
  const [busy, setBusy] = useState(false)
  const answer = async (isMine: boolean) => {
    setBusy(true)
    try {
      const { href } = await call('POST /claim/answerWatch', { checkId, isMine: isMine ? '1' : '0' }, { loud: true })
      if (!isMine) return location.assign(href)
      toast({ text: '如有问题，可随时申请理赔' })
      onAnswered()
    } catch {
      onAnswered()
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className={styles.foot}>
      <Button size="sm" loading={busy} onClick={() => void answer(true)}>
        正常
      </Button>
      <Button size="sm" kind="text" disabled={busy} onClick={() => void answer(false)}>
        登不上了
      </Button>
    </p>
  )
}
