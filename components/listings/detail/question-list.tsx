'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/detail-parts.module.css'
import { onDemand } from '@/components/ui/kit/on-demand'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

const AskDialog = onDemand(() => import('./ask-dialog').then((file) => file.AskDialog))

export type Questions = OutputOf<ApiContract['GET /question/list']>

interface Props {
  goodsSn: string
  questions: Questions
  /** False for sold items, because there is no one to answer. */
  canAsk: boolean
}

/** Answered questions about an item, and a form to ask one. */
export function QuestionList({ goodsSn, questions, canAsk }: Props) {
  const [isAsking, setAsking] = useState<boolean>()
  const [waiting, setWaiting] = useState<string[]>([])
  const [more, setMore] = useState<Questions['list']>([])
  const shown = [...questions.list, ...more]
  const handleMore = async () => {
    const page = String(1 + Math.ceil(shown.length / questions.pageSize))
    try {
      const next = await lazyCall('GET /question/list', { goodsSn, page }, { loud: true, progress: true })
      setMore([...more, ...next.list])
    } catch {
      // the call has already shown the error
    }
  }
  const handleAsk = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setAsking(true)
  }
  return (
    <>
      {questions.list.length + waiting.length === 0 ? (
        <p className="muted">{canAsk ? '还没有人提问，可以先问卖家。' : '没有人提问过。'}</p>
      ) : null}
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
        {shown.map((one) => (
          <li key={one.questionId}>
            <p>
              <b>问</b>
              {one.question}
            </p>
            <p>
              <b>答</b>
              {one.answer}
            </p>
            <p className="muted num">
              {one.asker}　{one.answerTime.slice(0, 16)} 回答
            </p>
          </li>
        ))}
      </ul>
      {shown.length < questions.total ? (
        <button type="button" className={`link ${styles.more}`} onClick={() => void handleMore()}>
          更多提问
        </button>
      ) : null}
      {canAsk ? (
        <button type="button" className={`btn btn-sm ${styles.askButton}`} aria-haspopup="dialog" onClick={handleAsk}>
          我要提问
        </button>
      ) : null}
      {isAsking === undefined ? null : (
        <AskDialog
          goodsSn={goodsSn}
          open={isAsking}
          onClose={() => setAsking(false)}
          onAsked={(question) => setWaiting((all) => [question, ...all])}
        />
      )}
    </>
  )
}
