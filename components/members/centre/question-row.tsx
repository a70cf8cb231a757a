'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ANSWER_MAX, answerError } from '@/lib/shared/goods/goods-talk'
import { detailPath } from '@/lib/shared/goods/goods-types'
import styles from './questions.module.css'

type Question = OutputOf<ApiContract['GET /question/own']>['list'][number]

interface Props {
  question: Question
  canAnswer: boolean
  onAnswered: () => void
}

export function QuestionRow({ question, canAnswer, onAnswered }: Props) {
  const [answers, setAnswers] = useState(false)
  const waits = canAnswer && !question.answer
  return (
    <article className={styles.row}>
      <a className="link ell" href={detailPath(question.goodsTypeId, question.goodsSn)}>
        {question.bigTitle}
      </a>
      <p>
        <b>问</b>
        {question.question}
      </p>
      {question.autoReply && !canAnswer ? (
        <p>
          <b className={styles.autoMark}>自动回复</b>
          {question.autoReply}
        </p>
      ) : null}
      {question.answer ? (
        <p>
          <b>答</b>
          {question.answer}
        </p>
      ) : null}
      <p className="muted num">
        {question.createTime.slice(0, 16)} 提问
        {question.answerTime ? `，${question.answerTime.slice(0, 16)} 回答` : canAnswer ? '' : '，等待卖家回答'}
      </p>
      {waits && answers ? (
        <AnswerForm questionId={question.questionId} onAnswered={onAnswered} onCancel={() => setAnswers(false)} />
      ) : null}
      {waits && !answers ? (
        <Button className={styles.open} size="sm" onClick={() => setAnswers(true)}>
          回答
        </Button>
      ) : null}
    </article>
  )
}

interface AnswerProps extends Pick<Props, 'onAnswered'> {
  questionId: number
  onCancel: () => void
}

function AnswerForm({ questionId, onAnswered, onCancel }: AnswerProps) {
  const form = useForm({
    id: `answer-${questionId}`,
    start: { content: '' },
    validate: ({ content }) => ({ content: answerError(content) || undefined }),
    send: async ({ content }) => {
      await call('POST /question/answer', { questionId: String(questionId), content: content.trim() })
      toast({ text: '已回答，商品页上所有人可见' })
      onAnswered()
    },
  })
  return (
    <form className={styles.answer} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('content')} label="回答" hint="提交后不能修改；联系方式会被隐藏" isCounted>
        {/* biome-ignore lint/a11y/noAutofocus: the form opens on a press, to be written in */}
        <textarea className="input" rows={2} maxLength={ANSWER_MAX} autoFocus {...form.input('content')} />
      </Field>
      <FormAlert form={form} />
      <div>
        <SubmitButton kind="primary" loading={form.busy}>
          提交回答
        </SubmitButton>
        <Button disabled={form.busy} onClick={onCancel}>
          取消
        </Button>
      </div>
    </form>
  )
}
