import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { ReviewLines } from './review-lines'

/** Shown above the form of an item that staff refused or took off the shelf: what its seller has to change. */
export function RefusedNote({ goodsSn }: { goodsSn: string }) {
  const { data } = useLoad(goodsSn, () => call('GET /goods/ownReview', { goodsSn }))
  if (data?.state !== 'refused' && data?.state !== 'removed') return null
  return (
    <Alert kind="warn">
      <b>{data.state === 'removed' ? '商品已被下架' : '商品未通过审核'}</b>
      <ReviewLines review={data} />
    </Alert>
  )
}
