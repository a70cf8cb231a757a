'use client'

import { useState } from 'react'
import { deleteStored, isRecord, readStored, writeStored } from '@/lib/client/browser-storage'

/** Who reads what is written: both parties, or only colleagues. */
export type Audience = 'both' | 'note'
type Drafts = Record<Audience, string> & { to: Audience }

const BLANK: Drafts = { to: 'both', both: '', note: '' }
const keyOf = (orderSn: string): string => `desk-draft:${orderSn}`

function readDrafts(orderSn: string): Drafts {
  const stored = readStored('session', keyOf(orderSn))
  if (!isRecord(stored)) return BLANK
  const textOf = (audience: Audience) => (typeof stored[audience] === 'string' ? stored[audience] : '')
  return { to: stored.to === 'note' ? 'note' : 'both', both: textOf('both'), note: textOf('note') }
}

/**
 * Unsent texts of an order, one per audience, and the audience that was chosen last, stored in this tab: what was
 * written as a note never stands in the field that sends to the parties.
 */
export function useDrafts(orderSn: string) {
  const [drafts, setDrafts] = useState(() => readDrafts(orderSn))
  const update = (change: Partial<Drafts>) => {
    const next = { ...readDrafts(orderSn), ...change }
    if (next.both || next.note || next.to === 'note') writeStored('session', keyOf(orderSn), next)
    else deleteStored('session', keyOf(orderSn))
    setDrafts(next)
  }
  return { drafts, update }
}
