import { type DetailProps, DetailRoute } from '../../detail-route'

export { goodsMetadata as generateMetadata } from '../../detail-route'

/** Codes and top-ups at their own address; the canonical address is /detail. */
export default function VirtualGoodsPage({ params }: DetailProps) {
  return <DetailRoute params={params} room="detailVirtual" />
}
