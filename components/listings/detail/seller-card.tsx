import type { GoodsDetail } from '@/lib/contract/entities/goods'
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
    isVerified={seller.authStatus === VERIFIED}
    numbers={sellerNumbers(seller, figures)}
    note={sellerNote(seller, figures, delivery)}
    askHref={askHref}
  />
)
