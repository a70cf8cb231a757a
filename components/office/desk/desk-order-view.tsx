'use client'

import { Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { Conversation } from '@/components/office/talk/conversation'
import { TakeButton } from '@/components/office/talk/take-button'
import { useConversation } from '@/components/office/talk/use-conversation'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { MacroStep } from '@/lib/shared/staff/desk'
import styles from './desk.module.css'
import { useRuling } from './disputes/use-ruling'
import { ORDER_PARTS, OrderCard, type OrderPart } from './order-card'

interface Props {
  orderSn: string
  /** How often a user selected it here; 0: opened automatically. */
  pressed: number
  /** The part that small screens show first. */
  start: OrderPart
  /** A message to be shown; another object: again. */
  found: { seq: number } | null
  onChanged: () => void
  /** The caller became its lead here. */
  onTaken: () => void
  onClose: () => void
}
const EVERY_MS = 10_000

/** The conversation of one order, with all its details next to it. */
export function DeskOrderView({ orderSn, pressed, start, found, onChanged, onTaken, onClose }: Props) {
  const load = async () => ({ desk: await call('GET /desk/order', { orderSn }), loadedAt: Date.now() })
  const loaded = useLoad(orderSn, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const talk = useConversation(orderSn)
  /** On small screens one part is shown at a time. */
  const [part, setPart] = useState<OrderPart>(start)
  useEffect(() => {
    if (found) setPart('chat')
  }, [found])
  const [step, setStep] = useState<MacroStep | null>(null)
  /** How much was done here that card and conversation do not show yet. */
  const [running, setRunning] = useState(0)
  const isStale = running > 0
  /** After every action: card, header and composer are up to date before its dialog closes. */
  const changed = async () => {
    setRunning((n) => n + 1)
    onChanged()
    await Promise.all([loaded.reload(), talk.reload()])
    setRunning((n) => n - 1)
  }
  const ruling = useRuling(loaded.data?.desk, { onChanged: changed, onTaken })
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
      <div className={styles.parts}>
        <button type="button" className="icon-btn" aria-label="返回列表" onClick={onClose}>
          <Icon name="left" />
        </button>
        <Segmented block aria-label="订单内容" options={[...ORDER_PARTS]} value={part} onChange={setPart} />
      </div>
      <Conversation
        desk={data.desk}
        talk={talk}
        isStale={isStale}
        pressed={pressed}
        found={found}
        onChanged={changed}
        onStep={setStep}
        isAside={part !== 'chat'}
      />
      <OrderCard
        desk={data.desk}
        loadedAt={data.loadedAt}
        part={part}
        isStale={isStale}
        asked={step}
        onAsked={() => setStep(null)}
        ruling={ruling}
        onChanged={changed}
        onTaken={onTaken}
      />
      {ruling?.dialog}
      {data.desk.mayLead && !data.desk.isMine ? (
        <fieldset className={styles.takeFoot} disabled={isStale}>
          {ruling?.isTaking ? (
            ruling.button
          ) : (
            <TakeButton desk={data.desk} isMain block onChanged={changed} onTaken={onTaken} />
          )}
        </fieldset>
      ) : null}
    </>
  )
}
