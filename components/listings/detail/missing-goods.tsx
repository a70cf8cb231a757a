'use client'

import { ErrorBlock } from '@/components/ui/kit/error-block'

/**
 * Page for a missing goods number: it never existed (404), or the goods were permanently removed (410). A client
 * component, because Next includes it in every page.
 */
export function MissingGoods({ isGone = false }: { isGone?: boolean }) {
  return (
    <ErrorBlock
      code={isGone ? 410 : 404}
      title={isGone ? '商品已被删除，不再出售' : '商品不存在或已被删除'}
      text={isGone ? '这件商品已撤下，可以看看同类' : '商品可能已下架，编号也可能写错了'}
    >
      <a className="btn" href={isGone ? '/wares?gt=1' : '/detail'}>
        {isGone ? '看看在售商品' : '查找商品'}
      </a>
    </ErrorBlock>
  )
}
