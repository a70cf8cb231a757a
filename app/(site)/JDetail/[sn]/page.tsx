import { type DetailProps, DetailRoute } from '../../detail-route'

export { goodsMetadata as generateMetadata } from '../../detail-route'

/** Page of game currency. */
export default function CurrencyPage({ params }: DetailProps) {
  return <DetailRoute params={params} room="JDetail" />
}
