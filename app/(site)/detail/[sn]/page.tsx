import { type DetailProps, DetailRoute } from '../../detail-route'

export { goodsMetadata as generateMetadata } from '../../detail-route'

/** All types except currency. */
export default function GoodsPage({ params }: DetailProps) {
  return <DetailRoute params={params} room="detail" />
}
