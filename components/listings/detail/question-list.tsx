'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/detail-parts.module.css'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { QuestionItem, type Questions } from './question-item'

const AskDialog = onDemand(() => import('./ask-dialog').then((file) => file.AskDialog))
const MoreQuestions = onDemand(() => import('./more-questions').then((file) => file.MoreQuestions))

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
        {questions.list.map((one) => (
          <QuestionItem key={one.questionId} {...one} />
        ))}
      </ul>
      {questions.list.length < questions.total ? <MoreQuestions goodsSn={goodsSn} {...questions} /> : null}
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
          onSent={(question) => setWaiting((all) => [question, ...all])}
        />
      )}
    </>
  )
}
