'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { WantRow } from '@/lib/contract/entities/want'

const AnswerDialog = dynamic(() => import('./answer-dialog').then((file) => file.AnswerDialog), { ssr: false })

/** Button for a seller to answer a post; visitors must log in first. */
export function AnswerButton({ want }: { want: Pick<WantRow, 'wantId' | 'title' | 'budget'> }) {
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setOpen(true)
  }
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={handlePress}>
        我有货
      </button>
      {isOpen ? <AnswerDialog {...want} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
