'use client'

import { useState } from 'react'
import { Conversation } from '@/components/office/talk/conversation'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { MacroStep } from '@/lib/shared/staff/desk'
import styles from './desk.module.css'
import { OrderCard } from './order-card'

interface Props {
  orderSn: string
  /** How often a user selected it here; 0: opened automatically. */
  pressed: number
  onChanged: () => void
  onClose: () => void
}
const EVERY_MS = 10_000

/** The conversation of one order, with all its details next to it. */
export function DeskOrderView({ orderSn, pressed, onChanged, onClose }: Props) {
  const load = async () => ({ desk: await call('GET /desk/order', { orderSn }), loadedAt: Date.now() })
  const loaded = useLoad(orderSn, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const [step, setStep] = useState<MacroStep | null>(null)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  const { data, slow, error, reload } = loaded
  if (!data)
    return (
      <div className={styles.none}>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={8} /> : null}
      </div>
    )
  return (
    <>
      <Conversation desk={data.desk} pressed={pressed} onChanged={changed} onStep={setStep} onClose={onClose} />
      <OrderCard
        desk={data.desk}
        loadedAt={data.loadedAt}
        asked={step}
        onAsked={() => setStep(null)}
        onChanged={changed}
      />
    </>
  )
}
