'use client'

import { useState } from 'react'
import { useFace } from '@/components/people/face/use-face'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SecurityRow } from './security-row'

const FaceDialog = onDemand(() => import('@/components/people/face/face-dialog').then((file) => file.FaceDialog))

/** The seller's check in the list of security items; absent where no faces are checked. */
export function FaceRow() {
  const [open, setOpen] = useState(false)
  const { face, reload } = useFace('list', false)
  const handleClose = () => {
    setOpen(false)
    void reload()
  }
  if (!face?.isOffered) return null
  const { isPassed, passedTime, endTime, check } = face
  const text = isPassed
    ? `${passedTime.slice(0, 10)} 通过，${endTime.slice(0, 10)} 前发布商品不用再核验；不计入安全分`
    : check?.state === 'failed'
      ? `未通过：${check.why}`
      : '发布高价商品前需要核验；不计入安全分'
  return (
    <SecurityRow icon="idcard" name="人脸核验" isDone={isPassed} text={text}>
      <Button size="sm" kind={isPassed ? undefined : 'soft'} onClick={() => setOpen(true)}>
        {isPassed ? '查看' : '核验'}
      </Button>
      {open ? <FaceDialog purpose="list" why="" onClose={handleClose} onPassed={handleClose} /> : null}
    </SecurityRow>
  )
}
