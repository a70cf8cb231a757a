'use client'

import { BulkFaceGate } from '@/components/people/face/face-gate'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './seller.module.css'

export type BulkAnswer = OutputOf<ApiContract['POST /goods/bulkShelf']>

interface Props {
  answer: BulkAnswer
  goods: ReadonlyMap<string, GoodsRow>
  onClose: () => void
  /** Sends everything again, once the seller's face was checked. */
  onAgain: () => void
}

/** Failed goods with reasons. */
export const BulkReport = ({ answer, goods, onClose, onAgain }: Props) => (
  <Dialog
    open
    title={`${answer.done} 件成功，${answer.refused} 件没有成功`}
    size="m"
    onClose={onClose}
    footer={
      <Button kind="primary" onClick={onClose}>
        知道了
      </Button>
    }
  >
    <div className="dialog-text">
      <ul className={styles.report}>
        {answer.list
          .filter(({ ok }) => !ok)
          .map(({ goodsSn, msg }) => (
            <li key={goodsSn}>
              <span className="ell">{goods.get(goodsSn)?.bigTitle ?? goodsSn}</span>
              <small className="num muted">{goodsSn}</small>
              <b>{msg}</b>
            </li>
          ))}
      </ul>
      <BulkFaceGate why={answer.face} onPassed={onAgain} />
    </div>
  </Dialog>
)
