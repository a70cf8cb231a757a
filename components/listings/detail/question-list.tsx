'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/detail-parts.module.css'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { QuestionItem, type Questions } from './question-item'

const AskBox = onDemand(() => import('./ask-box').then((file) => file.AskBox))
const InquiryDialog = onDemand(() =>
  import('@/components/listings/inquiry/inquiry-dialog').then((file) => file.InquiryDialog),
)
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
  const [hasAsked, setAsked] = useState(false)
  const [isTalking, setTalking] = useState<boolean>()
  const isVisitor = () => redirectToLogin(`${location.pathname}${location.search}`)
  const handleAsk = () => {
    if (!isVisitor()) setAsking(true)
  }
  const handleTalk = () => {
    if (!isVisitor()) setTalking(true)
  }
  return (
    <>
      {questions.list.length > 0 || hasAsked ? null : (
        <p className="muted">还没有人提问{canAsk ? '，可以公开提问，也可以私下咨询卖家' : ''}</p>
      )}
      {isAsking === undefined ? null : (
        <AskBox goodsSn={goodsSn} open={isAsking} onClose={() => setAsking(false)} onSent={() => setAsked(true)} />
      )}
      <ul className={styles.questions}>
        {questions.list.map((one) => (
          <QuestionItem key={one.questionId} {...one} />
        ))}
      </ul>
      {questions.list.length < questions.total ? <MoreQuestions goodsSn={goodsSn} {...questions} /> : null}
      {canAsk ? (
        <>
          <button type="button" className={`btn btn-sm ${styles.askButton}`} aria-haspopup="dialog" onClick={handleAsk}>
            我要提问
          </button>{' '}
          <button
            type="button"
            className={`btn btn-sm ${styles.askButton}`}
            aria-haspopup="dialog"
            onClick={handleTalk}
          >
            咨询卖家
          </button>
        </>
      ) : null}
      {isTalking === undefined ? null : (
        <InquiryDialog goodsSn={goodsSn} open={isTalking} onClose={() => setTalking(false)} />
      )}
    </>
  )
}
