'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { LoadError } from '@/components/ui/load-error'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'

const STARS = [
  ['5', '很满意'],
  ['4', '满意'],
  ['3', '一般'],
  ['2', '不满意'],
  ['1', '很不满意'],
] as const

export function EvalDialog({
  orderSn,
  onClose,
  onDone,
}: {
  orderSn: string
  onClose: () => void
  onDone: (text: string) => void
}) {
  const [stars, setStars] = useState<(typeof STARS)[number][0]>('5')
  const [text, setText] = useState('')
  const { busy, refused, submit } = useSubmit()
  const send = () =>
    submit(async () => {
      await call('POST /order/orderEval', { orderSn, stars, text }, { progress: true })
      onClose()
      onDone('评价成功')
    })
  return (
    <Dialog
      open
      title="评价这笔交易"
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={busy} onClick={send}>
            提交
          </Button>
        </>
      }
    >
      <div className="dialog-text form-stack">
        <fieldset>
          <legend className="sr">满意程度</legend>
          {STARS.map(([value, label]) => (
            <label key={value} className="check" style={{ marginRight: 16 }}>
              <input type="radio" name="stars" checked={stars === value} onChange={() => setStars(value)} />
              {label}
            </label>
          ))}
        </fieldset>
        <Field id="eval-text" label="说点什么" hint="可不填，最多300字">
          <textarea
            className="input"
            rows={3}
            maxLength={300}
            style={{ height: 'auto', paddingBlock: 8 }}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {refused ? <LoadError message={refused.message} /> : null}
      </div>
    </Dialog>
  )
}
