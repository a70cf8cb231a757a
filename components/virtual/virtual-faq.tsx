import { virtualWordsOf } from '@/components/goods/type-words'
import styles from './virtual.module.css'

const sharedOf = (start: string): readonly (readonly [string, string])[] => [
  ['为什么没有包赔选项？', '包赔保的是账号被找回。兑换码和代充不交接账号，没有找回风险，所以不收这笔费用。'],
  ['卖家一直不发货怎么办？', `付款后 ${start}内没有交付，订单自动取消，货款全额退回钱包。`],
]
/** Questions buyers of codes and top-ups ask; folds work without scripts. */
export function VirtualFaq({ goodsTypeId, start }: { goodsTypeId: number; start: string }) {
  return (
    <section className={`panel ${styles.faq}`} aria-labelledby="faq-h">
      <h2 id="faq-h">常见问题</h2>
      {[...virtualWordsOf(goodsTypeId, start).questions, ...sharedOf(start)].map(([question, answer], i) => (
        <details key={question} open={i === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
