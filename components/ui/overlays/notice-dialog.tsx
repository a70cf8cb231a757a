'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from './dialog'
import { toast } from './toast'

const WAIT_SECONDS = 5

/** Service notice: the button is enabled after 5 seconds; an earlier click asks to read first. */
export function NoticeDialog({
  open,
  title,
  onClose,
  children,
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const [left, setLeft] = useState(WAIT_SECONDS)
  useEffect(() => {
    if (!open) return
    setLeft(WAIT_SECONDS)
    const timer = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000)
    return () => clearInterval(timer)
  }, [open])
  const handlePress = () => (left > 0 ? toast({ kind: 'warn', text: '请阅读完公告再关闭' }) : onClose())
  const footer = (
    <Button kind="primary" block aria-disabled={left > 0} onClick={handlePress}>
      我知道了
      {left > 0 ? <span className="num">{`（${left} 秒）`}</span> : null}
    </Button>
  )
  return (
    <Dialog open={open} title={title} onClose={onClose} size="s" footer={footer} firm>
      <div className="dialog-text">{children}</div>
    </Dialog>
  )
}
