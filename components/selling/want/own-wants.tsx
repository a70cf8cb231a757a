'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import { WANT } from '@/lib/shared/goods/want'
import { OwnWantCard } from './own-want-card'
import type { RequestInput } from './request-dialog'
import { WantLayout } from './want-layout'

const RequestDialog = dynamic(() => import('./request-dialog').then((file) => file.RequestDialog), { ssr: false })

/** A member's own posts, each with its answers. */
export function OwnWants() {
  const [request, setRequest] = useState<RequestInput | null>(null)
  return (
    <WantLayout
      side="buyer"
      load={(page) => call('GET /goods/findSelfWantGoodsList', { page }, { progress: true })}
      note={`最多同时发布 ${WANT.most} 条，每条 ${WANT.days} 天。预留的钱在下单、关闭或到期时全部退回余额；选中后按卖家标价下单。`}
    >
      {(data, reload) => (
        <>
          {data.list.map((want) => (
            <OwnWantCard key={want.wantId} want={want} loadedAt={data.loadedAt} onDue={reload} onAsk={setRequest} />
          ))}
          {request ? <RequestDialog request={request} onClose={() => setRequest(null)} onChanged={reload} /> : null}
        </>
      )}
    </WantLayout>
  )
}
