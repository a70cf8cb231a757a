'use client'

import { useState } from 'react'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { AutoReply } from './auto-reply-form'
import { QuestionRow } from './question-row'
import styles from './questions.module.css'

type Side = 'received' | 'asked'

const EMPTY: Record<Side, [title: string, text: string]> = {
  received: ['还没有买家提问', '买家在商品页提问后会出现在这里，回答得快更容易成交'],
  asked: ['你还没有问过卖家', '在商品页的买家提问里可以先问清楚再买'],
}

/** Buyers' questions about own goods, with an answer form, and the member's own questions. */
export function QuestionsPage() {
  const [side, setSide] = useState<Side>('received')
  const [page, setPage] = useState(1)
  const { data, slow, error, reload } = useLoad(`${side} ${page}`, () =>
    call('GET /question/own', { side, page: String(page) }, { progress: true }),
  )
  const [title, text] = EMPTY[side]
  return (
    <TitledPanel title="商品问答">
      <AutoReply />
      <Segment
        label="谁问的"
        value={side}
        options={[
          { value: 'received', label: data?.open ? `买家问我 ${data.open}` : '买家问我' },
          { value: 'asked', label: '我问卖家' },
        ]}
        onChange={(next) => {
          setSide(next)
          setPage(1)
        }}
      />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      {data && data.list.length === 0 ? <Empty picture="chat" title={title} text={text} /> : null}
      <ul className={styles.rows}>
        {data?.list.map((question) => (
          <li key={question.questionId}>
            <QuestionRow question={question} canAnswer={side === 'received'} onAnswered={reload} />
          </li>
        ))}
      </ul>
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </TitledPanel>
  )
}
