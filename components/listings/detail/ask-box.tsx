'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/detail-parts.module.css'
import { AskDialog } from './ask-dialog'

interface Props {
  goodsSn: string
  open: boolean
  onClose: () => void
  onSent: () => void
}

/** The form to ask a question, and what was asked with it, which waits for its answer. */
export function AskBox({ goodsSn, open, onClose, onSent }: Props) {
  const [waiting, setWaiting] = useState<string[]>([])
  const handleSent = (question: string) => {
    setWaiting((all) => [question, ...all])
    onSent()
  }
  return (
    <>
      {waiting.length > 0 ? (
        <ul className={styles.questions}>
          {waiting.map((question) => (
            <li key={question}>
              <p>
                <b>问</b>
                {question}
              </p>
              <p className="muted">已提交，卖家回答后所有人可见</p>
            </li>
          ))}
        </ul>
      ) : null}
      <AskDialog goodsSn={goodsSn} open={open} onClose={onClose} onSent={handleSent} />
    </>
  )
}
