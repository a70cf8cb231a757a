'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'

interface Props {
  shown: { code: string; title: string; published: boolean }
  onChanged: () => void
}

/** Hides a case from the public, or shows it again. */
export function CaseVisibility({ shown: { code, title, published }, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button danger={published} onClick={() => setAsking(true)}>
        {published ? '撤下' : '恢复公示'}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={`${published ? '撤下' : '恢复'}《${title}》？`}
          text={
            published
              ? '案例立即从所有列表消失，处理结果不变。未保存的修改会丢失。'
              : '案例重新出现在列表里。未保存的修改会丢失。'
          }
          confirm={published ? '撤下' : '恢复'}
          danger={published}
          onSend={async (reason) => {
            await call('POST /console/showCase', { code, published: published ? '0' : '1', reason })
            onChanged()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
