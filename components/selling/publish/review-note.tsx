import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import type { PublishDraft } from './publish-draft'

interface Props {
  draft: Pick<PublishDraft, 'gameId' | 'goodsTypeId'>
  isEdit: boolean
}

/** Shown above the button: tells a new seller before publishing that staff review the item first. */
export function ReviewNote({ draft: { gameId, goodsTypeId }, isEdit }: Props) {
  const { data } = useLoad(`${gameId} ${goodsTypeId}`, async () =>
    gameId && goodsTypeId ? call('GET /goods/publishStanding', { gameId, goodsTypeId }) : null,
  )
  if (!data || data.left <= 0) return null
  const { firstReviewed, left } = data
  return (
    <Alert>
      {isEdit
        ? `新卖家的前 ${firstReviewed} 件商品，修改标题、描述、属性或图片后会重新审核，一般 ${REVIEW_HOURS} 小时内审核完。`
        : `新卖家的前 ${firstReviewed} 件商品需要审核，一般 ${REVIEW_HOURS} 小时内审核完，通过后自动上架${left < firstReviewed ? `；还有 ${left} 件需要审核` : ''}。`}
    </Alert>
  )
}
