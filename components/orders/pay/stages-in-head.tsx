'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Steps } from '@/components/ui/kit/steps'
import { PLACED } from '@/lib/shared/trade/stages'
import styles from './pay.module.css'

const SLOT = 'order-stages'

/** Place of the stages in the header, which is rendered before the item is known. */
export const StagesSlot = () => <div id={SLOT} className={styles.slot} />

/** The stages of the order to be placed, shown in the header. */
export function StagesInHead({ stages }: { stages: readonly string[] }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(SLOT)), [])
  return slot && createPortal(<Steps steps={[PLACED, ...stages]} now={0} />, slot)
}
