'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/detail-parts.module.css'
import { lazyCall } from '@/lib/client/lazy-call'
import { QuestionItem, type Questions } from './question-item'

/** Further pages of the questions about an item, one at each press. `list` is the first page. */
export function MoreQuestions({ goodsSn, list, total, pageSize }: Questions & { goodsSn: string }) {
  const [more, setMore] = useState<Questions['list']>([])
  const count = list.length + more.length
  const handleMore = async () => {
    const page = String(1 + Math.ceil(count / pageSize))
    try {
      const next = await lazyCall('GET /question/list', { goodsSn, page }, { loud: true, progress: true })
      setMore([...more, ...next.list])
    } catch {
      // the call has already shown the error
    }
  }
  return (
    <>
      {more.length > 0 ? (
        <ul className={styles.questions}>
          {more.map((one) => (
            <QuestionItem key={one.questionId} {...one} />
          ))}
        </ul>
      ) : null}
      {count < total ? (
        <button type="button" className={`link ${styles.more}`} onClick={() => void handleMore()}>
          更多提问
        </button>
      ) : null}
    </>
  )
}
