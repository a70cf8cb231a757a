'use client'

import { ReviewLines } from '@/components/selling/publish/review-lines'
import { buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GoodsRow } from '@/lib/contract/entities/goods'

interface Props {
  goods: Pick<GoodsRow, 'goodsSn' | 'bigTitle'>
  onClose: () => void
}

/** Why an own item waits for review, was refused or taken off the shelf, and what the seller can do. */
export function ReviewDialog({ goods, onClose }: Props) {
  const { goodsSn } = goods
  const { data, error, reload } = useLoad(goodsSn, () => call('GET /goods/ownReview', { goodsSn }))
  const isWaiting = data?.state === 'waiting'
  const footer = (
    <a className={buttonClass({ kind: 'primary' })} href={`/center/sell?goodsSn=${goodsSn}`}>
      {isWaiting ? '现在修改' : '修改后重新提交'}
    </a>
  )
  return (
    <Dialog open title={isWaiting ? '商品正在审核' : '商品未通过审核'} size="s" onClose={onClose} footer={footer}>
      <div className="dialog-text">
        <p className="ell2">{goods.bigTitle}</p>
        {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={80} /> : null}
        {data ? <ReviewLines review={data} /> : null}
      </div>
    </Dialog>
  )
}
