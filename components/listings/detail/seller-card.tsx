import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { faceBadge } from '@/lib/shared/people/face'
import type { SellerFigures } from './review-list'
import { SellerView } from './seller-view'
import { sellerNote, sellerNumbers } from './seller-words'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

interface Props {
  seller: GoodsDetail['seller']
  isOfficial: boolean
  figures?: SellerFigures
  /** How long the delivery takes. */
  delivery?: string
  /** Link to the questions; absent if the page has none. */
  askHref?: string
}

export const SellerCard = ({ seller, isOfficial, figures, delivery, askHref }: Props) => (
  <SellerView
    name={seller.nickName}
    actor={seller.actor}
    shop={seller.shop}
    isOfficial={isOfficial}
    verified={seller.faceMonth ? faceBadge(seller.faceMonth) : seller.authStatus === VERIFIED ? '已实名' : ''}
    numbers={sellerNumbers(seller, figures)}
    note={sellerNote(seller, figures, delivery)}
    askHref={askHref}
  />
)
