'use client'

import { Button } from 'antd'
import { REFUSE_NAMES, REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import styles from './goods.module.css'

interface Props {
  chosen: readonly RefuseReason[]
  onChange: (chosen: RefuseReason[]) => void
}

/** Reasons for refusing an item; several may apply. */
export function GoodsReasons({ chosen, onChange }: Props) {
  return (
    <fieldset className={styles.reasons}>
      <legend className="sr">原因</legend>
      {REFUSE_NAMES.map((reason) => {
        const isOn = chosen.includes(reason)
        return (
          <Button
            key={reason}
            size="small"
            danger={isOn}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter((one) => one !== reason) : [...chosen, reason])}
          >
            {REFUSE_REASONS[reason]}
          </Button>
        )
      })}
    </fieldset>
  )
}
