'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'

/** One press confirms that all goods on the shelf are still for sale, and brings back those at rest. */
export function ConfirmButton({ onChanged }: { onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const handleConfirm = async () => {
    setBusy(true)
    const done = await call('POST /goods/confirmGoods', {}, { loud: true }).catch(() => null)
    setBusy(false)
    if (!done) return
    const back = done.returned > 0 ? `，${done.returned} 件恢复上架` : ''
    toast({ text: `已确认 ${done.confirmed} 件在售${back}` })
    onChanged()
  }
  return (
    <Button loading={busy} onClick={() => void handleConfirm()}>
      确认全部在售
    </Button>
  )
}
