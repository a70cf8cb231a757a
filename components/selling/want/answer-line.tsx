import type { ReactNode } from 'react'
import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { WantAnswer } from '@/lib/contract/entities/want'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { StateTag } from './state-tag'
import styles from './want-layout.module.css'

const LABELS = { decline: '不要这件', withdraw: '撤回' } as const

interface Props {
  answer: WantAnswer
  /** The other party. */
  person: string
  onHandle: () => void
  /** Shown above the item: the post it answers. */
  children?: ReactNode
}

/** A seller's item for a post. */
export function AnswerLine({ answer, person, onHandle, children }: Props) {
  const { goods, num, total, note, action, orderPath } = answer
  return (
    <li className={styles.answer}>
      {goods ? <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={56} /> : <span />}
      <div className={styles.what}>
        {children}
        {goods ? (
          <a className="ell" href={detailPath(goods.goodsTypeId, goods.goodsSn)} title={goods.bigTitle}>
            {goods.bigTitle}
          </a>
        ) : (
          <span>{`商品 ${answer.goodsSn} 已删除`}</span>
        )}
        <p className={styles.small}>{goods ? placeText(goods, person) : person}</p>
        {note ? <p className={styles.small}>{`“${note}”`}</p> : null}
      </div>
      <div className={`num ${styles.money}`}>
        {total ? <b>{yuanText(total)}</b> : null}
        {num > 1 && goods ? <small>{`${yuanText(goods.price)} × ${num}`}</small> : null}
      </div>
      <div className={styles.state}>
        <StateTag {...answer} />
        <small>{answer.says}</small>
      </div>
      <div className={styles.act}>
        {orderPath ? (
          <a className={buttonClass({ kind: 'primary', size: 'sm' })} href={orderPath}>
            选这件下单
          </a>
        ) : null}
        {action ? (
          <Button size="sm" onClick={onHandle}>
            {LABELS[action]}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
