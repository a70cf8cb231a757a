'use client'

import { type Handling, wordsOf } from '@/components/listings/goods/type-words'

/** Notes for buyers before paying. A client component: the texts are in its script and sent only once. */
export const GoodsRules = ({ goodsTypeId, ...handling }: Handling & { goodsTypeId: number }) => (
  <section id="rules">
    <h2>购买须知</h2>
    <ol>
      {wordsOf(goodsTypeId, handling).rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
)
