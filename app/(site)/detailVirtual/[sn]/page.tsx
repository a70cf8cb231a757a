import { type DetailProps, DetailRoute } from '../../detail-route'

export { goodsMetadata as generateMetadata } from '../../detail-route'

/** Codes and top-ups. */
export default function VirtualGoodsPage({ params }: DetailProps) {
  return <DetailRoute params={params} room="detailVirtual" />
}
