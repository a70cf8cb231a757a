'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useFace } from './use-face'

const FaceDialog = onDemand(() => import('./face-dialog').then((file) => file.FaceDialog))

interface RowProps {
  icon: string
  name: string
  text: string
  isDone: boolean
  children: ReactNode
}

/** The seller's check in the list of security items; absent where no faces are checked. `Row` draws a line of that list. */
export function FaceRow({ Row }: { Row: (props: RowProps) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const { face, reload } = useFace('list', false)
  if (!face?.isOffered) return null
  const { isPassed, passedTime, endTime, check } = face
  const text = isPassed
    ? `${passedTime.slice(0, 10)} 通过，${endTime.slice(0, 10)} 前发布商品不用再核验；不计入安全分`
    : check?.state === 'failed'
      ? `未通过：${check.why}`
      : '发布高价商品前需要核验；不计入安全分'
  return (
    <Row icon="idcard" name="人脸核验" isDone={isPassed} text={text}>
      <Button size="sm" kind={isPassed ? undefined : 'soft'} onClick={() => setOpen(true)}>
        {isPassed ? '查看' : '核验'}
      </Button>
      {open ? (
        <FaceDialog
          purpose="list"
          why=""
          onClose={() => {
            setOpen(false)
            void reload()
          }}
          onPassed={() => {
            setOpen(false)
            void reload()
          }}
        />
      ) : null}
    </Row>
  )
}
