'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { SentAnswer } from '@/lib/contract/entities/want'
import { WANT } from '@/lib/shared/goods/want'
import { yuanText } from '@/lib/shared/money/money'
import { AnswerLine } from './answer-line'
import { WantLayout } from './want-layout'
import styles from './want-layout.module.css'

/** A member's answers to other users' posts. */
export function SentAnswers() {
  const [selected, setSelected] = useState<SentAnswer | null>(null)
  return (
    <WantLayout
      side="seller"
      load={(page) => call('GET /goods/wantAnswerList', { page }, { progress: true })}
      note={`报价不占库存，买家选中后按标价直接下单。对一条求购最多报价 ${WANT.answersOfOne} 次，每件商品一次。`}
    >
      {({ list }, reload) => (
        <>
          <ul>
            {list.map((answer) => (
              <AnswerLine
                key={answer.answerId}
                answer={answer}
                person={`买家 ${answer.want.buyer}`}
                onHandle={() => setSelected(answer)}
              >
                <p className={styles.for}>{`求购“${answer.want.title}”，预算 ${yuanText(answer.want.budget)}`}</p>
              </AnswerLine>
            ))}
          </ul>
          {selected ? (
            <ConfirmDialog
              open
              title="撤回报价？"
              onClose={() => setSelected(null)}
              onConfirm={async () => {
                await withdraw(selected.answerId)
                reload()
              }}
            >
              撤回后不能再用这件商品给同一条求购报价。
            </ConfirmDialog>
          ) : null}
        </>
      )}
    </WantLayout>
  )
}

async function withdraw(answerId: number): Promise<void> {
  try {
    await call('POST /goods/handleWantAnswer', { answerId: String(answerId), handle: 'withdraw' })
    toast({ text: '已撤回' })
  } catch (error) {
    toast({ kind: 'danger', text: (error as Error).message })
  }
}
