import { virtualWordsOf } from '@/components/listings/goods/type-words'
import styles from './virtual.module.css'

const sharedOf = (start: string, hasCover: boolean): readonly (readonly [string, string])[] => [
  ...(hasCover
    ? []
    : ([
        [
          '为什么没有包赔选项？',
          '兑换码和代充不交接账号，没有账号被找回的风险；这件商品的卖家没有开通包赔，所以不收这笔费用。',
        ],
      ] as const)),
  ['卖家一直不发货怎么办？', `付款后 ${start}内没有交付，订单自动取消，货款全额原路退回。`],
]
/** Frequent questions about codes and top-ups; expandable without scripts. */
export function VirtualFaq({
  goodsTypeId,
  isAutomatic,
  start,
  hasCover,
}: {
  goodsTypeId: number
  isAutomatic: boolean
  start: string
  hasCover: boolean
}) {
  return (
    <section className={`panel ${styles.faq}`} aria-labelledby="faq-h">
      <h2 id="faq-h">常见问题</h2>
      {[...virtualWordsOf(goodsTypeId, { start, isAutomatic }).questions, ...sharedOf(start, hasCover)].map(
        ([question, answer], i) => (
          <details key={question} open={i === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ),
      )}
    </section>
  )
}
