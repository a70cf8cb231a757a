import { type DetailProps, DetailRoute } from '../../detail-route'

export { goodsMetadata as generateMetadata } from '../../detail-route'

/** Codes and top-ups, by the address that is theirs alone; their canonical one is /detail. */
export default function VirtualGoodsPage({ params }: DetailProps) {
  return <DetailRoute params={params} room="detailVirtual" />
}
